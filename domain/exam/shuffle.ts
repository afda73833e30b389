/** The next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * The items in a random order, every order as likely as any other (Spec 17.8): the shuffle of Fisher
 * and Yates, who take one of the remaining items at a time.
 */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const remaining = [...items];
  return items.flatMap(() => remaining.splice(Math.floor(random() * remaining.length), 1));
}
