import { countText, limitAnnouncement } from './characterLimit.ts';

test.each([
  [0, '0 of 250 characters'],
  [250, '250 of 250 characters'],
  [253, '253 of 250 characters – 3 too many'],
])('the counter at %i', (count, text) => {
  expect(countText(count, 250)).toBe(text);
});

test('an announcement is made at 20 and 0 characters left and over the maximum, and holds until the next', () => {
  const announced = Array.from({ length: 261 }, (_, count) => limitAnnouncement(count, 250));
  const changes = announced.flatMap((text, count) => (text === announced[count - 1] ? [] : [[count, text]]));
  expect(changes).toEqual([
    [0, ''],
    [230, '20 or fewer characters left.'],
    [250, 'No characters left.'],
    [251, 'More than 250 characters.'],
  ]);
});
