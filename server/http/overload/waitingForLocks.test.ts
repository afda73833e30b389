import { setTimeout as wait } from 'node:timers/promises';
import { underRightsLock } from '../../records/rights/rightsLock.ts';
import { signInNewcomer } from '../../testing/factories.ts';
import { HttpApp, post } from '../../testing/httpApp.ts';
import { TestApi } from '../../testing/testApi.ts';
import { until } from '../../testing/until.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();

/** Longer than an operation may take while many run. */
const LONG_MS = 1200;
const CREATE =
  'mutation { createSoldier(input: { firstName: "A", middleName: "B", lastName: "C", rank: SPC, grade: E4 }) { id } }';

it('while a long import has the lock, nobody is kept from reading, however many newcomers wait for it', async () => {
  const url = await app.serve();
  const cookies: string[] = [];
  for (let count = 0; count < 20; count += 1) cookies.push((await signInNewcomer(api)).browser.cookie ?? '');
  const { asked, read } = await underRightsLock(async () => {
    let refused = 0;
    const asked = cookies.map(async (cookie) => {
      const answer = await post(url, CREATE, {}, { cookie });
      if (answer.status === 503) refused += 1;
      return answer;
    });
    await wait(LONG_MS);
    await until(() => refused === 15);
    return { asked, read: await post(url, '{ viewer { isStaff } }') };
  });
  expect(read.status).toBe(200);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 503)).toHaveLength(15);
});
