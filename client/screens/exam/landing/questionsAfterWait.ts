/** Fetches the questions after this delay (Spec 17.7). Resolves to null if the person has left the landing. */
export async function questionsAfterWait<Questions>(
  waitMs: number,
  isOpen: () => boolean,
  fetchQuestions: () => Promise<Questions>,
): Promise<Questions | null> {
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  if (!isOpen()) return null;
  const questions = await fetchQuestions();
  return isOpen() ? questions : null;
}
