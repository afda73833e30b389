/** The last stretch before the maximum, in which whoever does not see the counter is told as well. */
const NEAR = 20;

/** The counter below a field. Whatever is too much is said in words, not by color alone. */
export function countText(count: number, maximum: number): string {
  const text = `${count} of ${maximum} characters`;
  return count > maximum ? `${text} – ${count - maximum} too many` : text;
}

/** What a screen reader announces. One text for each stretch, so that it speaks on entering one and not at every key. */
export function limitAnnouncement(count: number, maximum: number): string {
  const left = maximum - count;
  if (left > NEAR) return '';
  if (left > 0) return `${NEAR} or fewer characters left.`;
  return left === 0 ? 'No characters left.' : `More than ${maximum} characters.`;
}
