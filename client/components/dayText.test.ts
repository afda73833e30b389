import { daysText } from './dayText.ts';

test('days are told from the first to the last, and a single day once', () => {
  expect(daysText('2026-01-05', '2026-01-16')).toBe('05 JAN 2026 – 16 JAN 2026');
  expect(daysText('2026-01-05', '2026-01-05')).toBe('05 JAN 2026');
});
