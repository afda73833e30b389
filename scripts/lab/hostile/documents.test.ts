import { HttpApp, post } from '../../../server/testing/httpApp.ts';
import { TestApi } from '../../../server/testing/testApi.ts';
import { DOCUMENTS } from './documents.ts';

TestApi.forThisFile();
const app = HttpApp.forThisFile();

const SIZES = [5, 20, 60, 200, 1000];
/** How many times as much of the processor a document that is refused may take as a plain one, which is slower, too, on a slow or busy machine. */
const MOST = 8;
/** How often each is asked at most: other work of the process and of the machine, such as collecting garbage, falls into some of the times only. */
const TIMES = 30;

/** The time of the processor that an answer takes, with sending and reading it, in milliseconds; null for a document that is executed. */
async function processorMs(url: string, query: string): Promise<number | null> {
  const before = process.cpuUsage();
  const text = await (await post(url, query)).text();
  const { user, system } = process.cpuUsage(before);
  return text.startsWith('{"data"') ? null : (user + system) / 1000;
}

it.each(['development', 'production'] as const)(
  'no document that is refused takes much longer than a plain one, in %s',
  async (environment) => {
    const url = await app.serve({ environment });
    const plain: number[] = [];
    for (let time = 0; time < 50; time += 1) plain.push((await processorMs(url, `{ no${time} }`)) ?? Infinity);
    const mostMs = Math.min(...plain) * MOST;
    const slow: string[] = [];
    let refused = 0;
    for (const query of new Set(DOCUMENTS.flatMap((document) => SIZES.map(document)))) {
      // A larger body is refused by its length.
      if (query.length > 90_000) continue;
      const times: number[] = [];
      let ms: number | null = Infinity;
      while (ms !== null && ms > mostMs && times.length < TIMES) {
        ms = await processorMs(url, query);
        if (ms !== null) times.push(ms);
      }
      if (ms === null) continue;
      refused += 1;
      if (ms > mostMs) slow.push(`${Math.min(...times)} ms: ${query.slice(0, 200)}`);
    }
    expect(slow).toEqual([]);
    expect(refused).toBeGreaterThan(200);
  },
);
