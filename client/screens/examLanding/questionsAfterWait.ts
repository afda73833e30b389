/** Fetches after the wait that belongs before the questions (Specification 2, Exam); null when it was called off by then. */
export async function questionsAfterWait<Questions>(
  waitMs: number,
  signal: AbortSignal,
  fetchQuestions: () => Promise<Questions>,
): Promise<Questions | null> {
  const isCalledOff = () => signal.aborted;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  if (isCalledOff()) return null;
  const questions = await fetchQuestions();
  return isCalledOff() ? null : questions;
}
