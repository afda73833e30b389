import type { Page } from '@playwright/test';
import { ownerOf } from '../../client/app/offline/examRuns.ts';
import { EXAM_LOADING_MS } from '../../domain/constants.ts';
import { button, title } from './locators.ts';
import { expect, type TestFixtures } from './test.ts';

/** A question of the exam, as the browser stores it. */
interface KeptQuestion {
  id: string;
  question: string;
  options: string[];
  answerText: string;
  explanation: string;
  citation: string;
  topic: string;
  guess: string | null;
  complete: boolean;
}

/** The exam in the browser's storage; null if there is none. */
export async function keptExam(page: Page): Promise<KeptQuestion[] | null> {
  const text = await page.evaluate(() => localStorage.getItem('questions'));
  if (text === null) return null;
  const { questions }: { questions: KeptQuestion[] } = JSON.parse(text);
  return questions;
}

/** Stores an exam in the browser as if the person had started it there, without the start's delay. */
export async function keepExam(page: Page, questions: readonly KeptQuestion[]): Promise<void> {
  // Storage belongs to an origin, so one of its pages has to be open. This one loads the least.
  await page.goto('/robots.txt');
  const text = await examText(page, questions);
  await page.evaluate((kept) => localStorage.setItem('questions', kept), text);
}

/** Answers all open questions of the exam correctly except the last ones, like another tab. */
export async function leaveOpen(page: Page, count: number): Promise<void> {
  await page.evaluate((open) => {
    const exam: { questions: KeptQuestion[] } = JSON.parse(localStorage.getItem('questions') ?? '');
    const first = exam.questions.length - open;
    const questions = exam.questions.map((question, at) =>
      at < first ? { ...question, guess: question.guess ?? question.answerText, complete: true } : question,
    );
    const newValue = JSON.stringify({ ...exam, questions });
    localStorage.setItem('questions', newValue);
    // The browser only tells the other tabs about a change.
    window.dispatchEvent(new StorageEvent('storage', { key: 'questions', newValue }));
  }, count);
}

/** Invented questions without a guess. */
export function someQuestions(count: number): KeptQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `made-up-${index}`,
    question: `Made-up question ${index + 1}?`,
    options: ['Wrong one', 'Right', 'Wrong two', 'Wrong three'],
    answerText: 'Right',
    explanation: `Because of reason ${index + 1}.`,
    citation: `Manual ${index + 1}`,
    topic: index % 2 === 0 ? 'Even topic' : 'Odd topic',
    guess: null,
    complete: false,
  }));
}

/** Starts a test with a soldier at the first of three questions. */
export async function openExam({ page, makeSoldier, signIn }: TestFixtures & { page: Page }): Promise<void> {
  await signIn(await makeSoldier());
  await keepExam(page, someQuestions(3));
  await page.goto('/exam/full-exam/question/0');
  await expect(title(page, 'Question 1 of 3')).toBeVisible();
}

/** Opens the landing page, starts there, and waits for the first question. */
export async function startExam(page: Page, name: 'Start' | 'Quick 10'): Promise<void> {
  await page.clock.install();
  await page.goto('/exam/landing');
  await button(page, name).click();
  await skipLoading(page);
  await expect(title(page, /^Question 1 of /)).toBeVisible();
}

/** Skips the fake loading delay after a start. The page's clock has to be installed before, and runs on afterwards. */
export async function skipLoading(page: Page): Promise<void> {
  await expect(page.getByText(/Let's see what you got\.$/)).toBeVisible();
  await page.clock.fastForward(EXAM_LOADING_MS);
}

export const option = (page: Page, text: string) => page.getByRole('radio', { name: text });

/** The switch for keys that choose answers. */
export const answerKeys = (page: Page) =>
  page.getByRole('checkbox', { name: /^Use the keys A to D or 1 to 4 to choose an answer/ });

/** Stores an exam, like another tab that has started it. */
export async function keepExamInOtherTab(page: Page, questions: readonly object[]): Promise<void> {
  await page.evaluate(
    (newValue) => {
      localStorage.setItem('questions', newValue);
      // The browser only tells the other tabs about a change.
      window.dispatchEvent(new StorageEvent('storage', { key: 'questions', newValue }));
    },
    await examText(page, questions),
  );
}

/** The signed-in person's exam, as the browser stores it. */
async function examText(page: Page, questions: readonly object[]): Promise<string> {
  const response = await page.request.post(new URL('/graphql', page.url()).href, {
    data: { query: '{ viewer { login { id } } }' },
  });
  const { data }: { data: { viewer: { login: { id: string } } } } = await response.json();
  return JSON.stringify({ version: 1, owner: ownerOf(data.viewer.login.id), questions });
}
