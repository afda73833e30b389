/** A promise's result, or 'TIMED_OUT' if it takes longer. The work goes on nevertheless, and its late result or failure is ignored. */
export async function withTimeout<Result>(
  milliseconds: number,
  promise: Promise<Result>,
): Promise<Result | 'TIMED_OUT'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'TIMED_OUT'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'TIMED_OUT');
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
