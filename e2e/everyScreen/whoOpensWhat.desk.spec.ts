import type { Page } from '@playwright/test';
import { type Opener, SCREENS } from '../../client/app/screens.ts';
import { keysOf } from '../../domain/objects.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { expect, STAFF, test } from '../support/test.ts';

type ScreenName = keyof typeof SCREENS;
/** Somebody at an address: one that is about themself or about no soldier, or `…Elsewhere` one that is about another soldier. */
type Visitor = 'nobody' | 'newcomer' | 'soldier' | 'soldierElsewhere' | 'staff' | 'staffElsewhere';

const SIGNED_IN = ['newcomer', 'soldier', 'staff'] as const;

/** For whom the screens of each kind open, and one that shows it; everybody else is led away. */
const OPENS_FOR: Readonly<Record<Opener, { one: ScreenName; visitors: readonly Visitor[] }>> = {
  SIGNED_OUT: { one: 'register', visitors: ['nobody'] },
  PUBLIC: { one: 'setPassword', visitors: ['nobody', ...SIGNED_IN] },
  SIGNED_IN: { one: 'account', visitors: SIGNED_IN },
  NEWCOMER: { one: 'createAccount', visitors: ['newcomer'] },
  // e2e/record/departure.desk.spec.ts is about whom it opens for.
  AWAY: { one: 'away', visitors: [] },
  MEMBER: { one: 'examLanding', visitors: ['soldier', 'staff'] },
  SELF: { one: 'commentRecommend', visitors: ['soldier', 'staff'] },
  SELF_OR_STAFF: { one: 'userInfo', visitors: ['soldier', 'staff', 'staffElsewhere'] },
  STAFF_NOT_SELF: { one: 'commentCreate', visitors: ['staffElsewhere'] },
  STAFF: { one: 'adminSchools', visitors: ['staff'] },
};

/** client/app/screens.test.ts says of which kind each screen is: one of a kind stands for all of it. */
const ONE_OF_EACH_KIND = Object.values(OPENS_FOR).map(({ one }) => one);

/** Screens that send whoever may open them on to another. */
const LEADS_ON = new Map([
  ['examQuestion', '/exam/landing'],
  ['examResults', '/exam/landing'],
  ['admin', '/admin/overview'],
]);

/** Opens screens, with the ids in their addresses, as somebody who is led to `away` from those that are not for them. */
async function expectGuards(
  page: Page,
  visitor: Visitor,
  ids: Record<string, string>,
  away: string,
  screens: readonly ScreenName[] = ONE_OF_EACH_KIND,
): Promise<void> {
  for (const name of screens) {
    const { path, who } = SCREENS[name];
    if (visitor.endsWith('Elsewhere') && !path.includes(':id')) continue;
    const address = path.replaceAll(/:(\w+)/g, (_parameter, id: string) => ids[id] ?? 'none');
    // Without a code it leads on to /login, as this unit sends no links.
    await page.goto(name === 'signInLink' ? `${address}#code` : address);
    // The screen is there that stays.
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page, address).toHaveURL(
      OPENS_FOR[who].visitors.includes(visitor) ? (LEADS_ON.get(name) ?? address) : away,
    );
  }
}

test.describe('screens open for whom they are, and lead', () => {
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

  test('staff, who may open the most and here open each, to /home', async ({ page, staff, makeSoldier, signIn }) => {
    test.slow();
    const { soldierId: id } = await makeSoldier();
    await signIn(STAFF);
    await expectGuards(page, 'staff', { id: await staff.ownId() }, '/home', keysOf(SCREENS));
    await expectGuards(page, 'staffElsewhere', { id }, '/home');
  });
});
