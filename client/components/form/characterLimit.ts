/** The number of characters before the maximum from which on screen readers announce what is left. */
const NEAR = 20;

/** The counter below a field. It says how much is too much in words, so that color alone says nothing. */
export function countText(count: number, maximum: number): string {
  const text = `${count} of ${maximum} characters`;
  return count > maximum ? `${text} – ${count - maximum} too many` : text;
}

/** What a screen reader announces. The text changes only at each threshold, not with every key. */
export function limitAnnouncement(count: number, maximum: number): string {
  const left = maximum - count;
  if (left > NEAR) return '';
  if (left > 0) return `${NEAR} or fewer characters left.`;
  return left === 0 ? 'No characters left.' : `More than ${maximum} characters.`;
}
