/** Fetches the questions after the specified delay (Specification 2, Exam). Resolves to null if it was aborted. */
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
