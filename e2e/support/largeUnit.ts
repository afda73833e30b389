import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isolatedEnvironment } from '../../scripts/runningServer.ts';
import type { OwnUnit } from './ownUnit.ts';

const IMPORT = fileURLToPath(new URL('../../server/importCommand.ts', import.meta.url));
const SECOND_PER_DAY = 86_400;

/** More than a list shows at first. */
export const PEOPLE = 120;
/** So that they are more than a list of schools shows at first. */
export const SCHOOLS_EACH = 5;
/** The number of comments about the person with the id `person-0`: more than a page. */
export const COMMENTS = 130;

const FIRST_DAY = Date.parse('2027-01-01T12:00:00Z') / 1000;
const onDay = (day: number) => ({ seconds: FIRST_DAY + day * SECOND_PER_DAY, nanoseconds: 0 });

const person = (index: number) => ({
  id: `person-${index}`,
  user_id: `login-${index}`,
  first_name: `First name of number ${index}`,
  middle_name: 'Lee',
  last_name: `Last name of somebody, number ${index}`,
  rank: 'SPC',
  grade: 'E4',
  schools: Array.from({ length: SCHOOLS_EACH }, (_, school) => ({
    id: `school-${index}-${school}`,
    school_name: 'AIR ASSAULT',
    start_date: onDay(index + school),
    end_date: onDay(index + school + 14),
  })),
});

const comment = (index: number) => ({
  id: `comment-${index}`,
  category: index % 2 === 0 ? 'LEADERSHIP' : 'CHARACTER',
  text: index === 0 ? '=HYPERLINK("https://evil.example","Núñez 李 🎯")' : `Comment ${index}`,
  timestamp: onDay(index - 1000),
  commentor_id: 'person-1',
  user_id: 'person-0',
});

/** Gives a unit many people, schools and comments, from an export of the hosted database. */
export function enlarge(unit: OwnUnit): Promise<void> {
  return unit.restart(importInto);
}

async function importInto(dataDir: string): Promise<void> {
  const file = join(dataDir, 'export.json');
  const users = Array.from({ length: PEOPLE }, (_, index) => person(index));
  const comments = Array.from({ length: COMMENTS }, (_, index) => comment(index));
  await writeFile(file, JSON.stringify({ users, comments }));
  const child = spawn(process.execPath, ['--import', '@oxc-node/core/register', IMPORT, file], {
    env: isolatedEnvironment({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('The import failed.');
}
