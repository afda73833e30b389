import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Opener, SCREEN_ROWS, type ScreenRow, SCREENS } from './screens.ts';

const FOLDER = new URL('../screens/', import.meta.url);

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('Screen.tsx'));

test('each row names a file in client/screens, and each screen there has a row', () => {
  const named = new Set(SCREEN_ROWS.map(({ screen }) => `${screen}.tsx`));
  expect(files.map((file) => basename(file)).sort()).toEqual([...named].sort());
});

test.each(files)('%s exports the screen that it is called after', (file) => {
  const name = basename(file, '.tsx');
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  expect(source).toMatch(new RegExp(String.raw`\nexport (function ${name}\(\) \{|const ${name} = with\w+\(\w+\);)\n`));
});

test('no two rows have the same address, whatever its parameters are called', () => {
  const patterns = SCREEN_ROWS.map(({ path }) => path.replaceAll(/:\w+/g, ':'));
  expect(patterns).toEqual([...new Set(patterns)]);
});

test('an address that leads to another names the screen that is there', () => {
  for (const { leadsTo, who, screen } of SCREEN_ROWS) {
    if (leadsTo !== undefined) expect(SCREEN_ROWS).toContainEqual({ path: leadsTo, who, screen });
  }
});

/** The screens, by who may open them. In e2e/everyScreen/whoOpensWhat.spec.ts a browser opens one screen of each group. */
const SCREENS_OF = {
  SIGNED_OUT: ['login', 'register'],
  PUBLIC: ['confirmEmail', 'resetPassword', 'secondFactor', 'setPassword', 'signInLink'],
  SIGNED_IN: ['account', 'changeEmail', 'changePassword', 'deleteLogin', 'ownData', 'ownSecondFactor', 'signInAgain'],
  NEWCOMER: ['createAccount'],
  AWAY: ['away'],
  MEMBER: ['examLanding', 'examQuestion', 'examResults', 'home'],
  SELF: ['commentDeleteRecommended', 'commentEditRecommended', 'commentRecommend'],
  SELF_OR_STAFF: [
    'commentDelete',
    'commentEdit',
    'comments',
    'schoolAdd',
    'schoolDelete',
    'schoolEdit',
    'userInfo',
    'userInfoEdit',
  ],
  STAFF_NOT_SELF: ['commentCreate'],
  STAFF: [
    'admin',
    'adminAddSoldier',
    'adminData',
    'adminDeleteAccount',
    'adminDeparted',
    'adminDue',
    'adminEts',
    'adminImport',
    'adminOverview',
    'adminPolicy',
    'adminReassign',
    'adminReminders',
    'adminRequirementAdd',
    'adminRequirementEdit',
    'adminRequirements',
    'adminRoster',
    'adminSchools',
    'adminUnit',
    'adminUnitEdit',
    'dueEnter',
    'dueImport',
    'dueSeries',
    'questionAdd',
    'questionBank',
    'questionEdit',
    'questionImport',
    'questionReports',
  ],
} as const satisfies Record<Opener, readonly (keyof typeof SCREENS)[]>;

test.each(Object.entries(SCREENS_OF))('%s: %j, and no other', (opener, screens) => {
  const rows = Object.entries<ScreenRow>(SCREENS);
  const found = rows.filter(([, { who }]) => who === opener).map(([name]) => name);
  expect(found.sort()).toEqual(screens);
});

test('before a required second factor is there, nothing opens but its own screen and the renewed sign-in', () => {
  const early = SCREEN_ROWS.filter(({ isBeforeSecondFactor }) => isBeforeSecondFactor);
  expect(early).toEqual([SCREENS.ownSecondFactor, SCREENS.signInAgain]);
});

test('a requirement with regard to a soldier is asked where the address names one', () => {
  const aboutSoldier = ['SELF', 'SELF_OR_STAFF', 'STAFF_NOT_SELF'];
  for (const { path, who } of SCREEN_ROWS)
    expect([path, path.includes(':id')]).toEqual([path, aboutSoldier.includes(who)]);
});
