import type { Page } from '@playwright/test';
import type { ApiPerson } from './apiPerson.ts';

let made = 0;

/** A question whose text no other test uses. */
export function newQuestion() {
  made += 1;
  return {
    question: `What does test ${made}.${process.pid} ask?`,
    options: ['North', 'East', 'South', 'West'],
    answerText: 'South',
    topic: 'Test topic',
    explanation: 'The test says so.',
    citation: 'Test manual',
    reviewDate: '2090-01-31',
  };
}

/** Adds a question through the API. */
export async function addQuestion(staff: ApiPerson, fields: Partial<ReturnType<typeof newQuestion>> = {}) {
  const input = { ...newQuestion(), ...fields };
  return { ...input, id: await staff.createQuestion(input) };
}

/** The rows of the bank's table or of the reports, and not the Admin area's navigation. */
export const rows = (page: Page) => page.locator('main tbody tr, main li:not(nav li)');
