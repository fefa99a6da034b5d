/** What the page itself says, and what Discord's client would say, in the language of a member, in words that the bot has told. */

export function say(world, user, key, values) {
  return parts(world, user, key, values).join("");
}

/** The parts of such a sentence, with values, which may be elements, in place of what stands in braces. */
export function parts(world, user, key, values = {}) {
  const words = world.words[world.members.get(user)?.language] ?? world.words["en-US"];
  return words[key].split(/\{(\w+)\}/).map((part, i) => (i % 2 ? values[part] : part));
}
