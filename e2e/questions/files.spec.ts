import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { expectNoViolations } from '../support/axe.ts';
import { addQuestion, newQuestion, rows } from '../support/bankQuestions.ts';
import { leftOf } from '../support/leftOf.ts';
import { alertOf, button, discard, keepEditing, title } from '../support/locators.ts';
import { loseNextAnswer } from '../support/network.ts';
import { expect, STAFF, test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/widths.ts';

/** An import's rows, without the lists inside them. */
const importRows = (page: Page) => page.getByRole('listitem').filter({ hasText: /^Row \d+ · / });

/** A new question as a line of a filled-in template. */
function templateLine(): string {
  const { question, options, answerText, topic, explanation, citation, reviewDate } = newQuestion();
  return ['', question, ...options, answerText, topic, explanation, citation, reviewDate, ''].join();
}

/** Checks a desktop for accessibility, and a narrow phone for sideways scrolling. */
async function expectFit(page: Page): Promise<void> {
  await expectNoViolations(page);
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  if (desk) await page.setViewportSize(desk);
}

test('an import says what it will do, refuses all or nothing, asks what a file leaves open, and then does what was seen', async ({
  page,
  staff,
  signIn,
}) => {
  test.slow();
  const [one, two] = [newQuestion(), newQuestion()];
  const choose = (questions: unknown[]) =>
    page.getByLabel('Question file').setInputFiles({
      name: 'questions.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(questions)),
    });
  const again = () => button(page, 'Import another file').click();
  await signIn(STAFF);
  await page.goto('/admin/questions/import');

  await test.step('one wrong row stops all', async () => {
    await choose([one, { ...two, answerText: 'Up' }]);
    await expect(page.getByText("You can't import yet: 1 of 2 rows has a problem.")).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
    await expect(importRows(page).first()).toContainText("Row 2 · Can't be imported");
    await expect(importRows(page).first()).toContainText('The right answer must be one of the options.');
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
    await choose([one, two]);
    await expect(page.getByText('Importing will add 2, change 0, and leave 0 unchanged.')).toBeVisible();
    await button(page, 'Import 2 questions').click();
    await expect(page.getByText('Imported: 2 added, 0 changed, 0 unchanged.')).toBeVisible();
    await again();
    await expect(page.getByRole('heading', { name: 'Import questions' })).toBeFocused();
  });

  await test.step('a file without the columns is refused', async () => {
    await page
      .getByLabel('Question file')
      .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b\n1;2') });
    await expect(alertOf(page)).toContainText('The file has no column question, option A, option B');
  });

  await test.step('where the questions have changed, it tells what it would do by now', async () => {
    const { id, ...question } = await addQuestion(staff);
    await choose([{ id, ...question, topic: 'Munitions' }]);
    await expect(page.getByText('Importing will add 0, change 1, and leave 0 unchanged.')).toBeVisible();
    await staff.updateQuestion(id, { answerText: 'North' });
    await button(page, 'Import 1 question').click();
    await expect(alertOf(page)).toHaveText(/^Nothing was imported, because questions changed/);
    await button(page, 'Import 1 question').click();
    await expect(page.getByText('Imported: 0 added, 1 changed, 0 unchanged.')).toBeVisible();
    await expect(alertOf(page)).toHaveCount(0);
    await again();
  });

  await test.step('one whose answer is lost is not said to have failed when it is tried again', async () => {
    await choose([newQuestion()]);
    await expect(button(page, 'Import 1 question')).toBeVisible();
    await loseNextAnswer(page);
    await button(page, 'Import 1 question').click();
    await expect(alertOf(page)).toBeVisible();
    await button(page, 'Import 1 question').click();
    await expect(page.getByText('Nothing to import: the questions already match this file.')).toBeVisible();
    await expect(page.getByText('Nothing was imported')).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('an Excel file is read row by row as the spreadsheet counts, corrected and imported', async () => {
    const { id, question, options } = await addQuestion(staff);
    const file = async (answer: string) => {
      const head = ['ID', 'Question', 'Option A', 'Option B', 'Option C', 'Option D', 'Right answer'];
      const rest = ['Topic', 'Explanation', 'Citation', 'Review date', 'Author'];
      const end = ['Test topic', 'The test says so.', 'Test manual', '01/02/2090', 'Vega'];
      const table = [
        ['Questions of the section'],
        [],
        [...head, ...rest],
        [id, question, ...options, 'A', ...end],
        [null, newQuestion().question, ...options, answer, ...end],
      ];
      const sheets = [
        { sheet: 'Read me', data: [['How to'], ['fill it in']] },
        { sheet: 'Bank', data: table },
      ];
      return { name: 'section.xlsx', mimeType: '', buffer: await writeXlsxFile(sheets).toBuffer() };
    };
    await page.getByLabel('Question file').setInputFiles(await file('Up'));
    await expect(page.getByText('section.xlsx', { exact: true })).toBeVisible();
    await expect(page.getByText('Not imported: column L Author, sheet Read me.')).toBeVisible();

    // It asks about ambiguous dates.
    await expect(button(page, 'Check 2 rows')).toBeDisabled();
    await page.getByRole('radio', { name: '02 JAN 2090, month first' }).check();
    await expectFit(page);
    await button(page, 'Check 2 rows').click();
    await expect(page.getByText("You can't import yet: 1 of 2 rows has a problem.")).toBeVisible();
    await expect(importRows(page).first()).toContainText("Row 5 · Can't be imported");
    await expect(importRows(page).first()).toContainText(
      'G Right answer: Up – The right answer must be one of the options.',
    );

    // The corrected file keeps the choice about dates.
    await page.getByLabel('Question file').setInputFiles(await file('south'));
    await expect(page.getByRole('radio', { name: '02 JAN 2090, month first' })).toBeChecked();
    await expect(page.getByText('Importing will add 1, change 1, and leave 0 unchanged.')).toBeVisible();
    await expect(importRows(page).first()).toContainText('Right answer: South → North');
    await expect(importRows(page).first()).toContainText('Review date: 31 JAN 2090 → 02 JAN 2090');
    await expect(importRows(page).last()).toContainText('Right answer: South');

    // Leaving asks first if a file hasn't been imported.
    await page.getByRole('link', { name: 'Back' }).click();
    await keepEditing(page).click();
    await button(page, 'Import 2 questions').click();
    await expect(page.getByText('Imported: 1 added, 1 changed, 0 unchanged.')).toBeVisible();
    await expectFit(page);
    await again();
  });

  await test.step('what a file leaves open is asked, and one choice each settles it for all of its rows', async () => {
    const { question: asked, topic, explanation, citation } = newQuestion();
    const lines = [
      ['question', 'optionA', 'optionB', 'optionC', 'optionD', 'answerText'],
      [asked, '5-Mar', 'C', 'D', 'A', 'D'],
      [newQuestion().question, '1-Dec', 'B', 'C', 'D', 'C'],
    ].map((cells, index) =>
      [
        ...cells,
        ...(index === 0
          ? ['topic', 'explanation', 'citation', 'reviewDate']
          : [topic, explanation, citation, '2090-01-31']),
      ].join(),
    );
    const chooseText = (name: string, text: string) =>
      page.getByLabel('Question file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
    await chooseText('questions.csv', lines.join('\n'));
    await expect(page.getByRole('heading', { level: 2, name: 'Questions about the file' })).toBeFocused();
    await expect(button(page, 'Check 2 rows')).toBeDisabled();
    await page.getByRole('radio', { name: '3-5', exact: true }).check();
    await expect(button(page, 'Check 2 rows')).toBeDisabled();
    await page.getByRole('radio', { name: 'The option with that letter: A' }).check();
    await button(page, 'Check 2 rows').click();
    await expect(page.getByText('Importing will add 2, change 0, and leave 0 unchanged.')).toBeVisible();
    for (const line of ['A: 3-5', 'Right answer: A']) await expect(importRows(page).first()).toContainText(line);
    for (const line of ['A: 12-1', 'Right answer: C']) await expect(importRows(page).last()).toContainText(line);

    // A format that doesn't have some of the fields.
    const aiken = ['A. North', 'B. East', 'C. South', 'D. West', 'ANSWER: C', ''].join('\n');
    await chooseText('aiken.txt', `${newQuestion().question}\n${aiken}\n${newQuestion().question}\n${aiken}`);
    await expect(button(page, 'Check 2 rows')).toBeDisabled();
    await page.getByLabel('Topic').fill(topic);
    await page.getByLabel('Explanation').fill(explanation);
    await page.getByLabel('Citation').fill(citation);
    await page.getByLabel('Review date').fill('2090-01-31');
    await expectFit(page);
    await button(page, 'Check 2 rows').click();
    await expect(importRows(page).last()).toContainText('Right answer: South');
    await button(page, 'Import 2 questions').click();
    await expect(page.getByText('Imported: 2 added, 0 changed, 0 unchanged.')).toBeVisible();
    await importRows(page).last().getByRole('link').click();
    await expect(title(page, 'Edit question')).toBeVisible();
  });
});

test('a file is read as templates, spreadsheets, other scripts and the bank itself write it, also when it is dropped', async ({
  page,
  staff,
  signIn,
}) => {
  test.slow();
  const chooseCsv = (buffer: Buffer) =>
    page.getByLabel('Question file').setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer });
  await signIn(STAFF);
  await page.goto('/admin/questions/import');

  await test.step('a filled template, with its headings written otherwise', async () => {
    const templates = page.getByRole('group', { name: 'Download template new questions' });
    await templates.getByRole('button', { name: 'Download template', exact: true }).click();
    const started = page.waitForEvent('download');
    await templates.getByRole('button', { name: 'Download template CSV' }).click();
    expect((await started).suggestedFilename()).toMatch(/^new-questions-.*\.csv$/);
    const headings = (await readFile(await (await started).path(), 'utf8')).slice(1).trim();
    const choose = (...lines: string[]) => chooseCsv(Buffer.from(lines.join('\r\n')));
    const renamed = headings.replace('optionA', 'Option A').replace('reviewDate', 'review-date');
    await choose(renamed, templateLine(), templateLine());
    await expect(page.getByText('Importing will add 2, change 0, and leave 0 unchanged.')).toBeVisible();
  });

  await test.step('CSV as American spreadsheets save it, with its apostrophes and accents, which is said', async () => {
    const { question: asked, options, ...rest } = newQuestion();
    const question = `${asked.replace('does', 'doesn’t')} Núñez!`;
    const [optionA, optionB, optionC, optionD] = options;
    const row = { question, optionA, optionB, optionC, optionD, ...rest };
    const line = (cells: (string | undefined)[]) => cells.map((cell) => `"${cell ?? ''}"`).join(',');
    // Latin-1 and Windows-1252 have the same accents, but only Windows-1252 has the apostrophe.
    const text = [line(Object.keys(row)), line(Object.values(row))].join('\r\n').replace('’', '\x92');
    await chooseCsv(Buffer.from(text, 'latin1'));
    await expect(page.getByText('Importing will add 1, change 0, and leave 0 unchanged.')).toBeVisible();
    await expect(importRows(page)).toContainText(question);
    await expect(page.getByText('read as Windows-1252')).toBeVisible();
    await chooseCsv(Buffer.from(text.replace('\x92', '’')));
    await expect(page.getByText('read as Windows-1252')).toHaveCount(0);
    await expect(importRows(page)).toContainText(question);
  });

  await test.step('a change reads from before to after, also where it is written from right to left', async () => {
    const { id, ...before } = await addQuestion(staff, { topic: 'شمال' });
    await page.getByLabel('Question file').setInputFiles({
      name: 'questions.json',
      mimeType: '',
      buffer: Buffer.from(JSON.stringify([{ ...before, id, topic: 'جنوب' }])),
    });
    const line = importRows(page).getByText(/^Topic:/);
    await expect(line).toHaveText('Topic: شمال → جنوب');
    expect(await leftOf(line, 'شمال')).toBeLessThan(await leftOf(line, 'جنوب'));
  });

  await test.step('a file that is dropped, and kept while the network is lost', async () => {
    // Leaving asks first if a file hasn't been imported.
    await page.getByRole('link', { name: 'Back to Questions' }).click();
    await discard(page).click();
    await expect(title(page, 'Exam questions')).toBeVisible();
    await button(page, 'More').click();
    await page.getByRole('link', { name: 'Import' }).click();
    await expect(page.getByText('Drop a file here, or choose one:')).toBeVisible();
    const drop = async (...texts: string[]) => {
      const dropped = await page.evaluateHandle((contents) => {
        const transfer = new DataTransfer();
        for (const content of contents) transfer.items.add(new File([content], 'dropped.json'));
        return transfer;
      }, texts);
      await page.getByText('here, or choose one:').dispatchEvent('drop', { dataTransfer: dropped });
    };
    const missed = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['[]'], 'missed.json'));
      return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer });
    });
    // A file dropped outside the area doesn't replace the page.
    expect(await page.getByRole('heading', { level: 1 }).evaluate((at, event) => at.dispatchEvent(event), missed)).toBe(
      false,
    );
    await drop('[]', '[]');
    await expect(alertOf(page)).toHaveText('Choose only one file.');
    await page.context().setOffline(true);
    await drop(JSON.stringify([newQuestion()]));
    await expect(alertOf(page)).toContainText('The network did not answer.');
    await expect(page.getByText('dropped.json', { exact: true })).toBeVisible();
    await page.context().setOffline(false);
    await button(page, 'Check 1 row').click();
    await expect(button(page, 'Import 1 question')).toBeVisible();
  });

  async function exported(format: string): Promise<Buffer> {
    await button(page, 'More').click();
    const download = page.waitForEvent('download');
    await button(page, `Export ${format}`).click();
    return readFile(await (await download).path());
  }

  await test.step('a retired question is retired in a file of the bank', async () => {
    const { id, question } = await addQuestion(staff);
    await staff.retireQuestion(id);
    await page.getByRole('link', { name: 'Back to Questions' }).click();
    await discard(page).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(question);
    await page.getByLabel('Show').selectOption('Retired');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(question);
    const [only] = JSON.parse((await exported('JSON')).toString('utf8'));
    expect(only).toMatchObject({ id, retired: 'yes' });
  });

  await test.step('the bank comes back unchanged', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.getByLabel('Show').selectOption('In the exam');
    await expect(page).toHaveURL('/admin/questions');
    await expect(button(page, 'Show more questions')).toBeVisible();
    const buffer = await exported('XLSX');
    await page.getByRole('link', { name: 'Import' }).click();
    await page.getByLabel('Question file').setInputFiles({ name: 'questions.xlsx', mimeType: '', buffer });
    await expect(page.getByText('Nothing to import: the questions already match this file.')).toBeVisible();
  });
});
