/** What the page itself says, in the language of a member, in words that the bot has told. */

export function words(world, user) {
  return world.words[world.members.get(user)?.language] ?? world.words["en-US"];
}

export function say(world, user, key, values) {
  return filled(words(world, user)[key], values).join("");
}

/** The parts of a sentence, with values in place of what stands in braces. */
export function filled(said, values = {}) {
  return said.split(/\{(\w+)\}/).map((part, i) => (i % 2 ? values[part] : part));
}
