import type { Page } from '@playwright/test';
import { formatDay } from '../../domain/localDate.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enterEvents, people, setRequirements, RIFLE } from '../support/due.ts';
import { alertOf, button, discard, keepEditing, leaveQuestion, messages, title } from '../support/locators.ts';
import { calls, holdCalls } from '../support/network.ts';
import type { OwnUnit } from '../support/ownUnit.ts';
import { expect, test } from '../support/test.ts';
import { unitDay } from '../support/unitDay.ts';

type StoredEvent = { id: string; version: number; score: number; note: string };

/** The day of the older event. */
const OLDER = unitDay(-11);
const CORRECT = `mutation ($soldierId: ID!, $eventId: ID!, $version: Int!, $event: DueEventInput!) {
  updateDueEvent(soldierId: $soldierId, eventId: $eventId, version: $version, event: $event) { standing { requirementId } }
}`;
const EXCUSE = `mutation ($soldierId: ID!, $requirementId: ID!, $before: LocalDate, $until: LocalDate) {
  excuseFromDue(soldierId: $soldierId, requirementId: $requirementId, before: $before, until: $until) { standing { requirementId } }
}`;

const events = (page: Page) => page.getByRole('list', { name: 'Events' });
const entry = (page: Page) => page.getByRole('form', { name: 'Enter event' });
const correction = (page: Page) => page.getByRole('form', { name: 'Correct event' });

/** A requirement whose due date is entered by hand for each soldier. */
const CARD = { name: 'ID card', cycle: 'FIXED', result: 'NONE' };

/** Opens Ann's series of the M4, with one event for each score, each on its own day. */
async function openSeries(page: Page, unit: OwnUnit, ...scores: readonly number[]): Promise<string> {
  const [rifle = ''] = await setRequirements(unit, RIFLE, CARD);
  const [ann = ''] = await people(unit, { firstName: 'Ann', lastName: 'Sam' });
  for (const [index, score] of scores.entries()) {
    await enterEvents(unit, rifle, [{ soldierId: ann, event: { doneOn: unitDay(-10 - index), score } }]);
  }
  await unit.open(page, `/admin/due/${ann}/${rifle}`);
  return ann;
}

async function storedEvent(unit: OwnUnit, soldierId: string): Promise<StoredEvent | undefined> {
  const { dueOf } = await unit.staff.execute<{
    dueOf: { events: StoredEvent[] }[];
  }>('query ($id: ID!) { dueOf(soldierId: $id) { events { id version score note } } }', { id: soldierId });
  return dueOf[0]?.events[0];
}

test('what is typed of an event or an excuse is lost neither to another one nor to another tab, a reload or a series that does not load', async ({
  page,
  unit,
}) => {
  test.slow();
  const ann = await openSeries(page, unit, 38, 21);

  await test.step('it is left for a correction only after a question', async () => {
    await entry(page).getByLabel('Score').fill('31');
    await button(page, /^Correct the event/)
      .first()
      .click();
    await keepEditing(page).click();
    await expect(entry(page).getByLabel('Score')).toHaveValue('31');
    await button(page, /^Correct the event/)
      .first()
      .click();
    await discard(page).click();
    await expect(correction(page).getByLabel('Day')).toBeFocused();
    await expect(correction(page).getByLabel('Score')).toHaveValue('38');

    // Deleting another event leaves the correction alone. A discarded correction doesn't turn up in another event.
    await correction(page).getByLabel('Score').fill('39');
    await events(page)
      .getByRole('button', { name: /^Correct/ })
      .last()
      .click();
    await discard(page).click();
    await expect(correction(page).getByLabel('Score')).toHaveValue('21');
    await correction(page).getByLabel('Score').fill('22');
    await events(page)
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await button(page, 'Delete event').click();
    await expect(events(page).getByRole('listitem')).toHaveCount(1);
    await expect(correction(page).getByLabel('Score')).toHaveValue('22');
    await button(page, 'Cancel').click();
    await expect(entry(page).getByLabel('Score')).toHaveValue('');
    await expect(leaveQuestion(page)).toHaveCount(0);
  });

  await test.step('a correction saves nothing over that of another tab, which is shown beside what was typed', async () => {
    await button(page, /^Correct the event/).click();
    await correction(page).getByLabel('Note').fill('Night fire');
    const before = await storedEvent(unit, ann);
    await unit.staff.execute(CORRECT, {
      soldierId: ann,
      eventId: before?.id,
      version: before?.version,
      event: { doneOn: OLDER, score: 24 },
    });
    await expect(events(page)).toContainText('24');
    await button(page, 'Save correction').click();
    await expect(correction(page).getByRole('radio', { name: 'Saved elsewhere: 24' })).toBeChecked();
    await expect(correction(page).getByLabel('Note')).toHaveValue('Night fire');
    await button(page, 'Save correction').click();
    await expect(messages(page)).toContainText('Event corrected.');
    expect(await storedEvent(unit, ann)).toMatchObject({
      score: 24,
      note: 'Night fire',
    });
  });

  await test.step('it waits after a reload', async () => {
    await button(page, /^Correct the event/).click();
    await correction(page).getByLabel('Score').fill('39');
    await page.reload();
    await expect(page.getByText('Your draft is back.')).toBeVisible();
    await expect(correction(page).getByLabel('Score')).toHaveValue('39');
    await button(page, 'Save correction').click();
    await expect(events(page)).toContainText('39');
  });

  await test.step('an event is saved also where the series cannot be loaded after it, and the next can be entered', async () => {
    await entry(page).getByLabel('Score').fill('31');
    let isSaved = false;
    await page.route('**/graphql', (route) => {
      isSaved ||= calls('AddDueEvents')(route.request());
      return isSaved && calls('DueSeries')(route.request()) ? route.abort() : route.fallback();
    });
    await button(page, 'Save event').click();
    await expect(messages(page)).toContainText('Event saved.');
    await expect(entry(page).getByLabel('Score')).toHaveValue('');
    await expect(entry(page).getByLabel('Score')).toBeEditable();
    await page.getByLabel('Excused until').fill(unitDay(10));
    await button(page, 'Excuse').click();
    await expect(messages(page)).toContainText('Excuse saved.');
    await page.getByRole('link', { name: 'Back to Due' }).click();
    await expect(title(page, 'Due')).toBeVisible();
    expect(await storedEvent(unit, ann)).toMatchObject({ score: 31 });
  });

  await test.step('an excuse is not saved over that of another tab, and what is typed stays beside it', async () => {
    await page.unroute('**/graphql');
    await page.getByRole('link', { name: /^M4 of SPC Sam, Ann/ }).click();
    await button(page, 'End excuse').click();
    await expect(button(page, 'Excuse')).toBeVisible();
    const requirementId = new URL(page.url()).pathname.split('/').at(-1);
    const until = page.getByLabel('Excused until');
    await until.fill(unitDay(10));
    const series = await holdCalls(page, 'DueSeries');
    await unit.staff.execute(EXCUSE, {
      soldierId: ann,
      requirementId,
      until: unitDay(20),
    });
    await button(page, 'Excuse').click();
    await series.asked;
    series.letThrough();
    await expect(alertOf(page)).toContainText('You changed this elsewhere while you were working on it.');
    await expect(page.getByText(`Excused until ${formatDay(unitDay(20))}.`)).toBeVisible();
    await expect(until).toHaveValue(unitDay(10));

    await unit.staff.execute(EXCUSE, {
      soldierId: ann,
      requirementId,
      before: unitDay(20),
      until: unitDay(30),
    });
    await expect(page.getByText(`Excused until ${formatDay(unitDay(30))}.`)).toBeVisible();
    await expect(until).toHaveValue(unitDay(10));
    // The later change is a conflict of its own: it is overwritten only after it was shown.
    await button(page, 'Change excuse').click();
    await expect(page.getByLabel(`Saved elsewhere: ${formatDay(unitDay(30))}`)).toBeVisible();
    await expect(page.getByLabel(`Mine: ${formatDay(unitDay(10))}`)).toBeChecked();
    await button(page, 'Change excuse').click();
    await expect(messages(page)).toContainText('Excuse saved.');
    await expect(page.getByText(`Excused until ${formatDay(unitDay(10))}.`)).toBeVisible();

    await until.fill(unitDay(11));
    await button(page, 'End excuse').click();
    await expect(button(page, 'Excuse')).toBeVisible();
    await expect(until).toHaveValue('');
  });

  await test.step('the first day of a requirement that was never done is entered, changed and removed', async () => {
    await page.getByRole('link', { name: 'Back to Due' }).click();
    await page.getByRole('link', { name: /^ID card of SPC Sam, Ann/ }).click();
    await expect(title(page, 'ID card: SPC Sam, Ann')).toBeVisible();
    const first = page.getByRole('form', { name: 'First day' });
    await first.getByLabel('First due on').fill(unitDay(-3));
    await button(page, 'Save day').click();
    await expect(page.getByText(/^Never done since/)).toBeVisible();
    await expectNoViolations(page);
    await first.getByLabel('First due on').fill(unitDay(200));
    await button(page, 'Change day').click();
    await expect(page.getByText(/^To do/)).toBeVisible();
    await button(page, 'Remove day').click();
    await expect(button(page, 'Save day')).toBeVisible();
    await expect(first.getByLabel('First due on')).toHaveValue('');
    await expect(first.getByLabel('First due on')).toBeFocused();
  });
});
