import { HttpApp, post } from '../../../server/testing/httpApp.ts';
import { TestApi } from '../../../server/testing/testApi.ts';
import { DOCUMENTS } from './documents.ts';

TestApi.forThisFile();
const app = HttpApp.forThisFile();

const SIZES = [5, 20, 60, 200, 1000];
/**
 * How many times the processor time of a plain document a refused one may take. The plain one is slower, too, on a slow or busy machine.
 */
const MOST = 8;
/** The most times that each is asked: other work, such as collecting garbage, slows down only some of them. */
const TIMES = 30;

/** The processor time of an answer in milliseconds, with sending and reading it; null if the document is executed. */
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
    let asked = 0;
    /** The least time of several plain documents, each asked for the first time. */
    const leastPlainMs = async (count: number): Promise<number> => {
      let least = Infinity;
      for (const until = asked + count; asked < until; asked += 1)
        least = Math.min(least, (await processorMs(url, `{ no${asked} }`)) ?? Infinity);
      return least;
    };
    let mostMs = (await leastPlainMs(50)) * MOST;
    const slow: string[] = [];
    let refused = 0;
    for (const query of new Set(DOCUMENTS.flatMap((document) => SIZES.map(document)))) {
      // A larger body is refused for its length.
      if (query.length > 90_000) continue;
      const times: number[] = [];
      let ms: number | null = Infinity;
      while (ms !== null && ms > mostMs && times.length < TIMES) {
        // The machine may have slowed down meanwhile.
        if (times.length > 0) mostMs = (await leastPlainMs(5)) * MOST;
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
