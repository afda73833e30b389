/** The next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * The items in random order, with every order equally likely (Spec 17.8): the Fisher-Yates shuffle, which takes one of the
 * remaining items at a time.
 */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const remaining = [...items];
  return items.flatMap(() => remaining.splice(Math.floor(random() * remaining.length), 1));
}
