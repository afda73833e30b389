import type { Page } from '@playwright/test';
import { SCREENS } from '../../client/app/screens.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { expect, STAFF, test } from '../support/test.ts';

type ScreenName = keyof typeof SCREENS;
/** Somebody at an address: one that is about themself or about no soldier, or `…Elsewhere` one that is about another soldier. */
type Visitor = 'nobody' | 'newcomer' | 'soldier' | 'soldierElsewhere' | 'staff' | 'staffElsewhere';

const SIGNED_IN = ['newcomer', 'soldier', 'staff'] as const;
const MEMBERS = ['soldier', 'staff'] as const;
const SELF = ['soldier', 'staff'] as const;
const SELF_OR_STAFF = ['soldier', 'staff', 'staffElsewhere'] as const;
const ADMIN = ['staff'] as const;

/** For whom each screen opens; everybody else is led away. */
const OPENS_FOR = {
  login: ['nobody'],
  register: ['nobody'],
  resetPassword: ['nobody', ...SIGNED_IN],
  setPassword: ['nobody', ...SIGNED_IN],
  confirmEmail: ['nobody', ...SIGNED_IN],
  signInLink: ['nobody', ...SIGNED_IN],
  secondFactor: ['nobody', ...SIGNED_IN],
  account: SIGNED_IN,
  changePassword: SIGNED_IN,
  changeEmail: SIGNED_IN,
  ownSecondFactor: SIGNED_IN,
  deleteLogin: SIGNED_IN,
  signInAgain: SIGNED_IN,
  createAccount: ['newcomer'],
  home: MEMBERS,
  userInfo: SELF_OR_STAFF,
  userInfoEdit: SELF_OR_STAFF,
  schoolAdd: SELF_OR_STAFF,
  schoolEdit: SELF_OR_STAFF,
  schoolDelete: SELF_OR_STAFF,
  comments: SELF_OR_STAFF,
  commentCreate: ['staffElsewhere'],
  commentRecommend: SELF,
  commentEdit: SELF_OR_STAFF,
  commentDelete: SELF_OR_STAFF,
  commentEditRecommended: SELF,
  commentDeleteRecommended: SELF,
  examLanding: MEMBERS,
  examQuestion: MEMBERS,
  examResults: MEMBERS,
  admin: ADMIN,
  adminOverview: ADMIN,
  adminReassign: ADMIN,
  adminImport: ADMIN,
  adminSchools: ADMIN,
  adminEts: ADMIN,
  adminData: ADMIN,
  adminDeleteAccount: ADMIN,
  questionBank: ADMIN,
  questionAdd: ADMIN,
  questionImport: ADMIN,
  questionReports: ADMIN,
  questionEdit: ADMIN,
} satisfies Record<ScreenName, readonly Visitor[]>;

/** Screens that send whoever may open them on to another. */
const LEADS_ON = new Map([
  ['examQuestion', '/exam/landing'],
  ['examResults', '/exam/landing'],
  ['admin', '/admin/overview'],
]);

/** Opens every screen, with the ids in its address, as somebody who is led to `away` from those that are not for them. */
async function expectGuards(page: Page, visitor: Visitor, ids: Record<string, string>, away: string): Promise<void> {
  const opensFor = new Map<string, readonly Visitor[]>(Object.entries(OPENS_FOR));
  for (const [name, { path }] of Object.entries(SCREENS)) {
    if (visitor.endsWith('Elsewhere') && !path.includes(':id')) continue;
    const address = path.replaceAll(/:(\w+)/g, (_parameter, id: string) => ids[id] ?? 'none');
    // Without a code it leads on to /login, as this unit sends no links.
    await page.goto(name === 'signInLink' ? `${address}#code` : address);
    // The screen is there that stays.
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page, address).toHaveURL(
      opensFor.get(name)?.includes(visitor) ? (LEADS_ON.get(name) ?? address) : away,
    );
  }
}

test.describe('every screen opens for whom it is, and leads', () => {
  test.slow();

  test('nobody to /login', async ({ page }) => {
    await expectGuards(page, 'nobody', {}, '/login');
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('a newcomer to creating the record', async ({ page, product, signIn }) => {
    const email = `guarded.${test.info().testId}@unit.example`;
    await ApiPerson.register(product, email);
    await signIn({ email });
    await page.goto('/home');
    await expect(page).toHaveURL(/\/create-account\//);
    const own = new URL(page.url()).pathname;
    await expectGuards(page, 'newcomer', { accountId: own.split('/').at(-1) ?? '' }, own);
  });

  test('a soldier to /home', async ({ page, makeSoldier, signIn }) => {
    const { soldierId: id } = await makeSoldier();
    const soldier = await makeSoldier();
    await signIn(soldier);
    await expectGuards(page, 'soldier', { id: soldier.soldierId, accountId: soldier.accountId }, '/home');
    await expectGuards(page, 'soldierElsewhere', { id }, '/home');
  });

  test('staff to /home', async ({ page, staff, makeSoldier, signIn }) => {
    const { soldierId: id } = await makeSoldier();
    await signIn(STAFF);
    await expectGuards(page, 'staff', { id: await staff.ownId() }, '/home');
    await expectGuards(page, 'staffElsewhere', { id }, '/home');
  });
});
