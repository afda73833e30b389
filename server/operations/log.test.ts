import { LogLines } from '../testing/logLines.ts';
import { log, logTimesAs } from './log.ts';

const lines = LogLines.forThisFile();
afterEach(() => logTimesAs('milliseconds'));

it('has times in milliseconds since 1970, or as people read them', () => {
  log.info('one');
  logTimesAs('iso');
  log.info('other');
  const [one, other] = lines.all().map(({ time }) => time);
  expect(one).toEqual(expect.any(Number));
  expect(other).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});
