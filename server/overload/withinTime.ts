/**
 * What comes of something within a time, or 'LATE'. It goes on all the same, and nobody hears what comes of it then.
 * @param milliseconds how long it is waited for.
 */
export async function withinTime<Result>(milliseconds: number, doing: Promise<Result>): Promise<Result | 'LATE'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'LATE'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'LATE');
  });
  try {
    return await Promise.race([doing, late]);
  } finally {
    clearTimeout(timer);
  }
}
