import type { Page } from '@playwright/test';
import { type Opener, SCREENS } from '../../client/app/screens.ts';
import { ApiPerson } from '../support/apiPerson.ts';
import { goTo, goToScreen } from '../support/goTo.ts';
import { expect, STAFF, test } from '../support/test.ts';

type ScreenName = keyof typeof SCREENS;

/**
 * One screen of each kind. The quick tests client/app/screens.test.ts and domain/permissions.test.ts prove who may open every screen. Here
 * each person tries one screen of each kind that matters to them.
 */
const ONE_OF: Readonly<Record<Exclude<Opener, 'NEWCOMER'>, ScreenName>> = {
  SIGNED_OUT: 'register',
  PUBLIC: 'setPassword',
  SIGNED_IN: 'account',
  // e2e/record/departure.spec.ts tests the people it is for.
  AWAY: 'away',
  MEMBER: 'examLanding',
  SELF: 'commentRecommend',
  SELF_OR_STAFF: 'userInfo',
  STAFF_NOT_SELF: 'commentCreate',
  STAFF: 'adminSchools',
};

type Kind = keyof typeof ONE_OF;

/** Goes from an open page to a screen of each kind about a soldier. Expects it to stay, or to redirect. */
async function expectGuards(
  page: Page,
  id: string,
  away: string,
  { stay, lead }: { stay: readonly Kind[]; lead: readonly Kind[] },
): Promise<void> {
  const addressOf = (kind: Kind) => SCREENS[ONE_OF[kind]].path.replace(':id', id);
  for (const kind of stay) {
    await goToScreen(page, addressOf(kind));
    await expect(page).toHaveURL(addressOf(kind));
  }
  for (const kind of lead) {
    await goTo(page, addressOf(kind));
    await expect(page, addressOf(kind)).toHaveURL(away);
  }
}

test('nobody gets past the sign-in, and newcomers not past creating their record', async ({
  page,
  product,
  signIn,
}) => {
  await test.step('nobody', async () => {
    await page.goto('/create-account/somebody');
    await expect(page).toHaveURL('/login');
    await expectGuards(page, 'somebody', '/login', {
      stay: ['SIGNED_OUT', 'PUBLIC'],
      lead: ['SIGNED_IN', 'MEMBER', 'SELF_OR_STAFF', 'STAFF', 'AWAY'],
    });
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  await test.step('a newcomer', async () => {
    const email = `guarded.${test.info().testId}@unit.example`;
    await ApiPerson.register(product, email);
    await signIn({ email });
    await page.goto('/home');
    await expect(page).toHaveURL(/\/create-account\//);
    await expectGuards(page, 'somebody', new URL(page.url()).pathname, {
      stay: ['PUBLIC', 'SIGNED_IN'],
      lead: ['SIGNED_OUT', 'MEMBER', 'SELF', 'SELF_OR_STAFF', 'STAFF', 'STAFF_NOT_SELF', 'AWAY'],
    });
  });
});

test('a soldier opens what is about themself, and staff what is about others', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  const [soldier, { soldierId: comrade }] = [await makeSoldier(), await makeSoldier()];
  await test.step('a soldier', async () => {
    await signIn(soldier);
    await page.goto(`/create-account/${soldier.accountId}`);
    await expect(page).toHaveURL('/home');
    await expectGuards(page, soldier.soldierId, '/home', {
      stay: ['PUBLIC', 'SIGNED_IN', 'MEMBER', 'SELF', 'SELF_OR_STAFF'],
      lead: ['SIGNED_OUT', 'STAFF_NOT_SELF', 'STAFF', 'AWAY'],
    });
    await expectGuards(page, comrade, '/home', { stay: [], lead: ['SELF', 'SELF_OR_STAFF', 'STAFF_NOT_SELF'] });
    await goTo(page, `/create-account/${soldier.accountId}`);
    await expect(page).toHaveURL('/home');
  });

  await test.step('staff', async () => {
    await signIn(STAFF);
    await page.goto('/home');
    await expectGuards(page, await staff.ownId(), '/home', {
      stay: ['STAFF', 'SELF', 'SELF_OR_STAFF'],
      lead: ['STAFF_NOT_SELF', 'AWAY'],
    });
    await expectGuards(page, comrade, '/home', { stay: ['SELF_OR_STAFF', 'STAFF_NOT_SELF'], lead: ['SELF'] });
    // Addresses that redirect.
    for (const [address, place] of [
      ['/admin', '/admin/overview'],
      ['/exam/results', '/exam/landing'],
    ] as const) {
      await goTo(page, address);
      await expect(page).toHaveURL(place);
    }
  });
});
