import { questionsAfterWait } from './questionsAfterWait.ts';

const stays = () => true;

test('the questions are asked for after the wait, not before', async () => {
  const began = Date.now();
  const asked = await questionsAfterWait(50, stays, async () => Date.now());
  // Timers count whole milliseconds, so 50 may be 49.
  expect((asked ?? 0) - began).toBeGreaterThanOrEqual(49);
});

test('once the landing is left during the wait, nothing is asked for', async () => {
  let isOpen = true;
  let asked = false;
  const questions = questionsAfterWait(
    0,
    () => isOpen,
    async () => {
      asked = true;
    },
  );
  isOpen = false;
  expect(await questions).toBeNull();
  expect(asked).toBe(false);
});

test('left while the questions were on their way, they are dropped; a failure is passed on', async () => {
  let isOpen = true;
  const dropped = questionsAfterWait(
    0,
    () => isOpen,
    async () => {
      isOpen = false;
      return 'questions';
    },
  );
  expect(await dropped).toBeNull();
  const failed = questionsAfterWait(0, stays, () => Promise.reject(new Error('No network.')));
  await expect(failed).rejects.toThrow('No network.');
});
