import type { Page } from '@playwright/test';
import { ownerOf } from '../../client/app/offline/examRuns.ts';
import { EXAM_LOADING_MS } from '../../domain/constants.ts';
import { button, title } from './locators.ts';
import { expect, type TestFixtures } from './test.ts';

/** A question of the exam as the browser stores it. */
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

/** The exam that the browser has stored; null for none. */
export async function keptExam(page: Page): Promise<KeptQuestion[] | null> {
  const text = await page.evaluate(() => localStorage.getItem('questions'));
  if (text === null) return null;
  const { questions }: { questions: KeptQuestion[] } = JSON.parse(text);
  return questions;
}

/** Stores an exam in the browser as if it had been started there before, without the delay of a start. */
export async function keepExam(page: Page, questions: readonly KeptQuestion[]): Promise<void> {
  // Storage belongs to an origin, so a page of it must be open; this one has the least to load.
  await page.goto('/robots.txt');
  const text = await examText(page, questions);
  await page.evaluate((kept) => localStorage.setItem('questions', kept), text);
}

/** Answers all open questions of the exam right, but for the last ones, as another tab does. */
export async function leaveOpen(page: Page, count: number): Promise<void> {
  await page.evaluate((open) => {
    const exam: { questions: KeptQuestion[] } = JSON.parse(localStorage.getItem('questions') ?? '');
    const first = exam.questions.length - open;
    const questions = exam.questions.map((question, at) =>
      at < first ? { ...question, guess: question.guess ?? question.answerText, complete: true } : question,
    );
    const newValue = JSON.stringify({ ...exam, questions });
    localStorage.setItem('questions', newValue);
    // The browser tells only the other tabs of a change.
    window.dispatchEvent(new StorageEvent('storage', { key: 'questions', newValue }));
  }, count);
}

/** Questions that were not asked yet. */
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

/** Begins a test with a soldier at the first of three questions. */
export async function openExam({ page, makeSoldier, signIn }: TestFixtures & { page: Page }): Promise<void> {
  await signIn(await makeSoldier());
  await keepExam(page, someQuestions(3));
  await page.goto('/exam/full-exam/question/0');
  await expect(title(page, 'Question 1 of 3')).toBeVisible();
}

/** Opens the landing, starts there, and waits for the first question. */
export async function startExam(page: Page, name: 'Start' | 'Quick 10'): Promise<void> {
  await page.clock.install();
  await page.goto('/exam/landing');
  await button(page, name).click();
  await skipLoading(page);
  await expect(title(page, /^Question 1 of /)).toBeVisible();
}

/** Lets the pretended loading after a start be over, in a page whose clock was installed before. Its time goes on after that. */
export async function skipLoading(page: Page): Promise<void> {
  await expect(page.getByText(/Let's see what you got\.$/)).toBeVisible();
  await page.clock.fastForward(EXAM_LOADING_MS);
}

export const option = (page: Page, text: string) => page.getByRole('radio', { name: text });

/** Switches the keys that choose answers on and off. */
export const answerKeys = (page: Page) =>
  page.getByRole('checkbox', { name: /^The keys A to D and 1 to 4 choose an answer/ });

/** Stores an exam, as another tab that has started it does. */
export async function keepExamInOtherTab(page: Page, questions: readonly object[]): Promise<void> {
  await page.evaluate(
    (newValue) => {
      localStorage.setItem('questions', newValue);
      // The browser tells only the other tabs of a change.
      window.dispatchEvent(new StorageEvent('storage', { key: 'questions', newValue }));
    },
    await examText(page, questions),
  );
}

/** An exam of the signed-in person as the browser stores it. */
async function examText(page: Page, questions: readonly object[]): Promise<string> {
  const response = await page.request.post(new URL('/graphql', page.url()).href, {
    data: { query: '{ viewer { login { id } } }' },
  });
  const { data }: { data: { viewer: { login: { id: string } } } } = await response.json();
  return JSON.stringify({ version: 1, owner: ownerOf(data.viewer.login.id), questions });
}
