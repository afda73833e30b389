import { questionsAfterWait } from './questionsAfterWait.ts';

test('the questions are asked for after the wait, not before', async () => {
  const began = Date.now();
  const asked = await questionsAfterWait(50, new AbortController().signal, async () => Date.now());
  // Timers count whole milliseconds.
  expect((asked ?? 0) - began).toBeGreaterThanOrEqual(49);
});

test('called off during the wait, nothing is asked for', async () => {
  const leaving = new AbortController();
  let asked = false;
  const questions = questionsAfterWait(0, leaving.signal, async () => {
    asked = true;
  });
  leaving.abort();
  expect(await questions).toBeNull();
  expect(asked).toBe(false);
});

test('called off while the questions were on their way, they are dropped; a failure is passed on', async () => {
  const leaving = new AbortController();
  const dropped = questionsAfterWait(0, leaving.signal, async () => {
    leaving.abort();
    return 'questions';
  });
  expect(await dropped).toBeNull();
  const failed = questionsAfterWait(0, new AbortController().signal, () => Promise.reject(new Error('No network.')));
  await expect(failed).rejects.toThrow('No network.');
});
