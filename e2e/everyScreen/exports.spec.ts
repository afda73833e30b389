import type { Locator } from '@playwright/test';
import { addQuestion } from '../support/bankQuestions.ts';
import { exportsOf } from '../support/adminReports.ts';
import { keepExam, someQuestions } from '../support/examRun.ts';
import { COMMENTS, enlarge, PEOPLE, SCHOOLS_EACH } from '../support/largeUnit.ts';
import { csvLines, serialDay, xlsxLines } from '../support/spreadsheet.ts';
import { expect, STAFF, test } from '../support/test.ts';

async function expectCsv(exports: Locator, fileName: RegExp, header: readonly string[]): Promise<string[][]> {
  const { name, lines } = await csvLines(exports);
  expect(name).toMatch(fileName);
  expect(lines[0]).toEqual(header);
  return lines.slice(1);
}

test('a large unit: whole lists, and a large file for Excel without a standstill', async ({ page, unit }) => {
  test.slow();
  await enlarge(unit);
  await unit.open(page, '/admin/schools');
  const schools = exportsOf(page, 'Schools');
  await expect(page.getByText(`${PEOPLE * SCHOOLS_EACH} listed.`)).toBeVisible();
  // The file is made in a worker, so that the page stays responsive.
  const worker = page.waitForEvent('worker');
  const xlsx = await xlsxLines(schools);
  expect(xlsx.lines).toHaveLength(PEOPLE * SCHOOLS_EACH + 1);
  expect(xlsx.lines.at(-1)).toEqual([
    `Last name of somebody, number ${PEOPLE - 1}, First name of number ${PEOPLE - 1}`,
    'AIR ASSAULT',
    serialDay('2027-01-01') + PEOPLE - 1 + SCHOOLS_EACH - 1,
    serialDay('2027-01-01') + PEOPLE - 1 + SCHOOLS_EACH - 1 + 14,
  ]);
  expect((await worker).url()).toMatch(/xlsxWorker/);
  // The button was disabled meanwhile, and still has the focus.
  await expect(schools.getByRole('button', { name: 'Export XLSX' })).toBeFocused();

  await page.goto(`${unit.server.url}/admin/overview`);
  await page.getByRole('button', { name: /^TOTAL/ }).click();
  await expect(page.getByText('The first 50 people')).toBeVisible();
  const names = ['Rank', 'Last name', 'First name', 'Middle name', 'Past ETS', 'Shortfalls'];
  const everybody = await expectCsv(exportsOf(page, 'Everybody'), /^everybody-/, names);
  // The people who were added, and SFC Vance.
  expect(everybody).toHaveLength(PEOPLE + 1);
  const short = 'DLC 1, M4 Qual Fail, Need Licensed';
  expect(everybody).toContainEqual([
    ...['SPC', 'Last name of somebody, number 7', 'First name of number 7', 'Lee', '', short],
  ]);
  await page.goto(`${unit.server.url}/comments/person-0`);
  await expect(page.getByText(`The newest 50 of ${COMMENTS} comments`)).toBeVisible();
  const comments = exportsOf(page, 'Comments for SPC Last name of somebody, number 0');
  const lines = await expectCsv(comments, /^comments-for-spc-last-name-of-somebody-number-0-\d{4}-\d\d-\d\d\.csv$/, [
    'Category',
    'Date',
    'Author',
    'Comment',
  ]);
  expect(lines).toHaveLength(COMMENTS);
  expect(lines.map(([category]) => category)).toEqual([
    ...Array<string>(COMMENTS / 2).fill('CHARACTER'),
    ...Array<string>(COMMENTS / 2).fill('LEADERSHIP'),
  ]);
  expect(lines.at(-1)?.at(-1)).toBe(`'=HYPERLINK("https://evil.example","Núñez 李 🎯")`);
  await expect(page.getByText(`The newest 50 of ${COMMENTS} comments`)).toBeVisible();

  await page.context().setOffline(true);
  await comments.getByRole('button', { name: 'Export XLSX' }).click();
  await expect(comments.getByRole('alert')).not.toBeEmpty();
  await page.context().setOffline(false);
  expect((await xlsxLines(comments)).lines).toHaveLength(COMMENTS + 1);
  await expect(comments.getByRole('alert')).toHaveCount(0);
});

test('the formats unfold on a phone without moving the screen; a file that is not made says whether it was the network', async ({
  page,
  makeSoldier,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(await makeSoldier());
  await page.goto('/home');
  const bnStaff = page.getByRole('region', { name: 'BN STAFF' });
  const toggle = page.getByRole('button', { name: 'Export', exact: true });
  const csv = page.getByRole('button', { name: 'Export CSV' });
  await expect(bnStaff).toBeVisible();
  const before = [await bnStaff.boundingBox(), await toggle.boundingBox()];
  await toggle.click();
  await expect(csv).toBeInViewport({ ratio: 1 });
  expect([await bnStaff.boundingBox(), await toggle.boundingBox()]).toEqual(before);

  await test.step('and go as they came', async () => {
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(csv).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(csv).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    // The open formats would cover the element that has the focus now.
    await expect(csv).toHaveCount(0);
    await toggle.click();
    // As in Safari, where pressing a format focuses an element around the button.
    await page.getByRole('main').focus();
    await expect(csv).toBeVisible();
    await page.getByRole('heading', { name: 'Section Overview' }).click();
    await expect(csv).toHaveCount(0);
  });

  const sections = exportsOf(page, 'Section overview');
  const problem = sections.getByRole('alert');
  await toggle.click();
  await page.route('**/assets/xlsx*.js', (route) => route.abort());
  await sections.getByRole('button', { name: 'Export XLSX' }).click();
  await expect(problem).toContainText('The network did not answer, or the app has been updated.');
  await page.unroute('**/assets/xlsx*.js');
  await page.evaluate(() => {
    // As in a browser that has no room for the file.
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
  });
  await sections.getByRole('button', { name: 'Export XLSX' }).click();
  await expect(problem).toHaveText('Something went wrong. Please try again.');
  await page.route('**/assets/*', (route) => route.abort());
  await sections.getByRole('button', { name: 'Export CSV' }).click();
  await expect(problem).toContainText('The network did not answer, or the app has been updated.');
});

test('whoever is not staff has what Home, their record and their exam show', async ({
  page,
  staff,
  makeSoldier,
  signIn,
}) => {
  test.slow();
  const person = await makeSoldier({ lastName: '=Núñez', section: 'ALPHA', team: 'TEAM_1', role: 'FO' });
  await staff.addComment(person.soldierId, 'OVERALL', '@Good.');
  await signIn(person);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const header = ['Section', 'Role', 'Rank', 'Last name', 'Strength'];
  const home = await expectCsv(exportsOf(page, 'Section overview'), /^section-overview-/, header);
  expect(home).toContainEqual(['ALPHA', 'FO', 'SPC', "'=Núñez", expect.stringMatching(/^\d+ of 8/)]);

  await page.goto(`/comments/${person.soldierId}`);
  const comments = await xlsxLines(exportsOf(page, 'My Comments'));
  expect(comments.lines.map(([category, , author, text]) => [category, author, text])).toEqual([
    ['Category', 'Author', 'Comment'],
    ['OVERALL', 'SFC Vance', '@Good.'],
  ]);

  await page.goto(`/user-info/${person.soldierId}`);
  await expect(page.getByRole('heading', { name: 'Scheduled Schools' })).toBeVisible();
  await expect(exportsOf(page, 'Schools of SPC =Núñez')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show history' }).click();
  const columns = ['Date', 'Time', 'By', 'Entry', 'Change'];
  const history = await expectCsv(exportsOf(page, 'History of SPC =Núñez'), /^history-of-spc-núñez-/, columns);
  expect(history.map(([, , by, entry]) => [by, entry])).toEqual([
    ['SFC Vance', 'Comment added: OVERALL'],
    ['SFC Vance', 'Comment added: OVERALL'],
    ['SPC =Núñez', 'Record added'],
  ]);

  await page.goto('/account');
  const sessions = await xlsxLines(exportsOf(page, 'Where you are signed in'));
  expect(sessions.lines.map((line) => line.at(-1))).toContain('Yes');

  const answered = someQuestions(3).map((question, index) => ({
    ...question,
    guess: index === 0 ? 'Wrong one' : 'Right',
    complete: true,
  }));
  await keepExam(page, answered);
  await page.goto('/exam/results');
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

test('staff have the board, the rights and the reports on questions', async ({ page, staff, makeSoldier, signIn }) => {
  test.slow();
  const { soldierId } = await makeSoldier({ lastName: 'Ibáñez', section: 'ALPHA', team: 'TEAM_2', role: 'FO' });
  await makeSoldier({ lastName: 'Waits', section: 'BRAVO', team: 'HQ', role: 'CO_FSO' });
  await staff.addSchool(soldierId, { schoolName: 'RANGER', startDate: '2031-01-05', endDate: '2031-02-05' });
  const { id: questionId } = await addQuestion(staff);
  await staff.reportQuestion(questionId, '-1 is right, too');

  await signIn(STAFF);
  await page.goto('/admin/reassign');
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

  await page.goto(`/user-info/${soldierId}`);
  const schools = await xlsxLines(exportsOf(page, 'Schools of SPC Ibáñez'));
  expect(schools.lines).toEqual([
    ['School', 'Start', 'End'],
    ['RANGER', serialDay('2031-01-05'), serialDay('2031-02-05')],
  ]);

  await page.goto('/admin/questions/reports');
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
  await page.goto('/admin/questions?search=azimuth');
  await expect(exportsOf(page, 'exam questions')).toBeVisible();
});
