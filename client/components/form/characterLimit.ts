/** How many characters before the maximum screen readers start to announce the rest. */
const NEAR = 20;

/** The counter below a field. Words say when the text is too long, because color must not be the only sign. */
export function countText(count: number, maximum: number): string {
  const text = `${count} of ${maximum} characters`;
  return count > maximum ? `${text} – ${count - maximum} too many` : text;
}

/** What a screen reader announces. The text changes only at thresholds, and not with every key. */
export function limitAnnouncement(count: number, maximum: number): string {
  const left = maximum - count;
  if (left > NEAR) return '';
  if (left > 0) return `${NEAR} or fewer characters left.`;
  return left === 0 ? 'No characters left.' : `More than ${maximum} characters.`;
}
