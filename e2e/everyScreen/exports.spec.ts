import type { Locator } from '@playwright/test';
import { exportsOf } from '../support/adminReports.ts';
import { addQuestion } from '../support/bankQuestions.ts';
import { keepExamInOtherTab, someQuestions } from '../support/examRun.ts';
import { goTo } from '../support/goTo.ts';
import { csvLines, serialDay, xlsxLines } from '../support/spreadsheet.ts';
import { expect, test } from '../support/test.ts';

/** More than a list shows at first. */
const MANY = 52;

async function expectCsv(exports: Locator, fileName: RegExp, header: readonly string[]): Promise<string[][]> {
  const { name, lines } = await csvLines(exports);
  expect(name).toMatch(fileName);
  expect(lines[0]).toEqual(header);
  return lines.slice(1);
}

test('people who are not staff can export Home, their record and their exam, also on a phone', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const person = await makeSoldier({ lastName: '=Núñez', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  await staff.addComment(person.soldierId, 'OVERALL', '@Good.');
  await signIn(person);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  const bnStaff = page.getByRole('region', { name: 'BN STAFF' });
  const toggle = page.getByRole('button', { name: 'Export', exact: true });
  const csv = page.getByRole('button', { name: 'Export CSV' });
  await expect(bnStaff).toBeVisible();
  await test.step('the formats unfold without moving the screen', async () => {
    const before = [await bnStaff.boundingBox(), await toggle.boundingBox()];
    await toggle.click();
    await expect(csv).toBeInViewport({ ratio: 1 });
    expect([await bnStaff.boundingBox(), await toggle.boundingBox()]).toEqual(before);
  });

  await test.step('they go as they came', async () => {
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(csv).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(csv).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    // The open menu would cover the focused element.
    await expect(csv).toHaveCount(0);
    await toggle.click();
    // In Safari, pressing a format focuses an element around the button.
    await page.getByRole('main').focus();
    await expect(csv).toBeVisible();
    await page.getByRole('heading', { name: 'Section Overview' }).click();
    await expect(csv).toHaveCount(0);
  });

  const sections = exportsOf(page, 'Section overview');
  await test.step('a file that is not made says whether it was the network', async () => {
    const problem = sections.getByRole('alert');
    await toggle.click();
    await page.route('**/assets/xlsx*.js', (route) => route.abort());
    await sections.getByRole('button', { name: 'Export XLSX' }).click();
    await expect(problem).toContainText("Couldn't connect, or the app was updated.");
    await page.unroute('**/assets/xlsx*.js');
    await page.evaluate(() => {
      // Like a browser that has no room for the file, once.
      const createObjectURL = URL.createObjectURL.bind(URL);
      URL.createObjectURL = () => {
        URL.createObjectURL = createObjectURL;
        throw new Error('no room');
      };
    });
    await sections.getByRole('button', { name: 'Export XLSX' }).click();
    await expect(problem).toHaveText('Something went wrong. Please try again.');
    await page.route('**/assets/*', (route) => route.abort());
    await sections.getByRole('button', { name: 'Export CSV' }).click();
    await expect(problem).toContainText("Couldn't connect, or the app was updated.");
    await page.unroute('**/assets/*');
  });
  await page.setViewportSize({ width: 1280, height: 800 });

  const header = ['Section', 'Role', 'Rank', 'Last name', 'Strength'];
  const home = await expectCsv(sections, /^section-overview-/, header);
  expect(home).toContainEqual(['ALPHA', 'FO', 'SPC', "'=Núñez", expect.stringMatching(/^\d+ of 8/)]);

  await goTo(page, `/comments/${person.soldierId}`);
  const comments = await xlsxLines(exportsOf(page, 'My Comments'));
  expect(comments.lines.map(([category, , author, text]) => [category, author, text])).toEqual([
    ['Category', 'Author', 'Comment'],
    ['OVERALL', 'SFC Vance', '@Good.'],
  ]);

  await goTo(page, `/user-info/${person.soldierId}`);
  await expect(page.getByRole('heading', { name: 'Scheduled Schools' })).toBeVisible();
  await expect(exportsOf(page, 'Schools of SPC =Núñez')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show history' }).click();
  const columns = ['Date', 'Time', 'By', 'Entry', 'Change'];
  const history = await expectCsv(exportsOf(page, 'History of SPC =Núñez'), /^history-of-spc-núñez-/, columns);
  expect(history.map(([, , by, entry]) => [by, entry])).toEqual([
    ['SFC Vance', 'Comment added: OVERALL'],
    ['SPC =Núñez', 'Record added'],
  ]);

  await goTo(page, '/account');
  const sessions = await xlsxLines(exportsOf(page, 'Where you are signed in'));
  expect(sessions.lines.map((line) => line.at(-1))).toContain('Yes');

  const answered = someQuestions(3).map((question, index) => ({
    ...question,
    guess: index === 0 ? 'Wrong one' : 'Right',
    complete: true,
  }));
  await keepExamInOtherTab(page, answered);
  await goTo(page, '/exam/results');
  const missed = await expectCsv(exportsOf(page, 'Missed questions'), /^missed-questions-/, [
    'Question',
    'Your first guess',
    'Right answer',
    'Explanation',
    'Citation',
  ]);
  expect(missed.map(([, guess, answer]) => [guess, answer])).toEqual([['Wrong one', 'Right']]);
  const topics = await xlsxLines(exportsOf(page, 'Score by topic'));
  expect(topics.lines).toEqual([
    ['Topic', 'Right', 'Questions', 'Percent'],
    ['Even topic', 1, 2, 50],
    ['Odd topic', 1, 1, 100],
  ]);
});

test('staff have whole lists, a file for Excel without a standstill, the board, the rights and the reports', async ({
  page,
  context,
  unit,
}) => {
  test.slow();
  const { staff } = unit;
  const soldierId = await unit.add('Ibanez', {
    lastName: 'Ibáñez',
    section: 'ALPHA',
    team: 'TEAM_2',
    role: 'FO',
  });
  await unit.add('Waits', { section: 'BRAVO', team: 'HQ', role: 'CO_FSO' });
  await staff.importSoldiers(
    Array.from({ length: MANY }, (_, index) => ({
      firstName: `First ${index}`,
      middleName: 'Lee',
      lastName: `Last ${index}`,
      rank: 'SPC',
    })),
  );
  await staff.addSchool(soldierId, { schoolName: 'RANGER', startDate: '2031-01-05', endDate: '2031-02-05' });
  await staff.addComment(soldierId, 'LEADERSHIP', '=HYPERLINK("https://evil.example","Núñez 李 🎯")');
  await Promise.all(
    Array.from({ length: MANY - 1 }, (_, index) =>
      staff.addComment(soldierId, index % 2 === 0 ? 'CHARACTER' : 'LEADERSHIP', `Comment ${index}`),
    ),
  );
  const { id: questionId } = await addQuestion(staff);
  await staff.reportQuestion(questionId, '-1 is right, too');
  await unit.open(page, `/user-info/${soldierId}`);

  await test.step('a file for Excel is made in a worker, so that the page stays responsive', async () => {
    const schools = exportsOf(page, 'Schools of SPC Ibáñez');
    const worker = page.waitForEvent('worker');
    expect((await xlsxLines(schools)).lines).toEqual([
      ['School', 'Start', 'End', 'Graduated'],
      ['RANGER', serialDay('2031-01-05'), serialDay('2031-02-05')],
    ]);
    expect((await worker).url()).toMatch(/xlsxWorker/);
    // The button was disabled meanwhile, and still has the focus.
    await expect(schools.getByRole('button', { name: 'Export XLSX' })).toBeFocused();
  });

  await test.step('comments are exported whole, and tried again after the network was lost', async () => {
    await goTo(page, `/comments/${soldierId}`);
    await expect(page.getByText(`The newest 50 of ${MANY} comments`)).toBeVisible();
    const comments = exportsOf(page, 'Comments for SPC Ibáñez');
    const lines = await expectCsv(comments, /^comments-for-spc-ibáñez-\d{4}-\d\d-\d\d\.csv$/, [
      ...['Category', 'Date', 'Author', 'Comment'],
    ]);
    expect(lines.map(([category]) => category)).toEqual([
      ...Array<string>(MANY / 2).fill('CHARACTER'),
      ...Array<string>(MANY / 2).fill('LEADERSHIP'),
    ]);
    expect(lines.at(-1)?.at(-1)).toBe(`'=HYPERLINK("https://evil.example","Núñez 李 🎯")`);
    await expect(page.getByText(`The newest 50 of ${MANY} comments`)).toBeVisible();
    await context.setOffline(true);
    await comments.getByRole('button', { name: 'Export XLSX' }).click();
    await expect(comments.getByRole('alert')).not.toBeEmpty();
    await context.setOffline(false);
    expect((await xlsxLines(comments)).lines).toHaveLength(MANY + 1);
    await expect(comments.getByRole('alert')).toHaveCount(0);
  });

  await test.step('so are the people behind a gauge', async () => {
    await goTo(page, '/admin/overview');
    await page.getByRole('button', { name: /^TOTAL/ }).click();
    await expect(page.getByText('The first 50 people')).toBeVisible();
    await expect(page.getByText(`Places are set for 30, you have ${MANY + 3}.`)).toBeVisible();
    const names = ['Rank', 'Last name', 'First name', 'Middle name', 'Past ETS', 'Shortfalls'];
    const everybody = await expectCsv(exportsOf(page, 'Everybody'), /^everybody-/, names);
    // The roster's people, the two who registered, and SFC Vance.
    expect(everybody).toHaveLength(MANY + 3);
    expect(everybody).toContainEqual(['SPC', 'Last 7', 'First 7', 'Lee', '', expect.stringContaining('DLC 1')]);
  });

  await test.step('the board and the rights', async () => {
    await goTo(page, '/admin/reassign');
    const board = await expectCsv(exportsOf(page, 'Assignments'), /^assignments-/, [
      'Section',
      'Team',
      'Role',
      'Position',
      'Rank',
      'Last name',
      'Past ETS',
      'Strength',
    ]);
    const strength = expect.stringMatching(/^\d+ of 8/);
    expect(board).toContainEqual(['ALPHA', '2', 'FO', 'Held', 'SPC', 'Ibáñez', '', strength]);
    expect(board).toContainEqual(['ALPHA', '2', 'RTO', 'Open', '', '', '', strength]);
    const members = ['Role', 'Rank', 'Last name', 'Past ETS'];
    expect(await expectCsv(exportsOf(page, 'Admin users'), /^admin-users-/, members)).toContainEqual([
      'BN FSNCO',
      'SFC',
      'Vance',
      '',
    ]);
    const waiting = await expectCsv(exportsOf(page, 'Waiting for approval'), /^waiting-for-approval-/, members);
    expect(waiting).toContainEqual(['CO FSO (waiting for approval)', 'SPC', 'Waits', '']);
  });

  await test.step('the reports on questions, and the questions', async () => {
    await goTo(page, '/admin/questions/reports');
    const reports = await expectCsv(exportsOf(page, 'Question reports'), /^question-reports-/, [
      'Date',
      'Time',
      'By',
      'Question id',
      'Question',
      'Report',
    ]);
    expect(reports.map(([, , by, id, , report]) => [by, id, report])).toContainEqual([
      'SFC Vance',
      questionId,
      "'-1 is right, too",
    ]);
    await goTo(page, '/admin/questions?search=azimuth');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(exportsOf(page, 'exam questions')).toBeVisible();
  });
});
