import type { Random } from './random.ts';

/**
 * The items in a random order, every order as likely as any other (Requirements 9; Rule 21): the shuffle of Fisher
 * and Yates, who take one of the remaining items at a time.
 */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const remaining = [...items];
  return items.flatMap(() => remaining.splice(Math.floor(random() * remaining.length), 1));
}
