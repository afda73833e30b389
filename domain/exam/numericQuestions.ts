/** Exam questions with fresh numbers: every seed gives another set, and the same seed always the same one. */
import { type ExamQuestion, OPTION_COUNT } from './examQuestion.ts';
import { landNavigationTemplates } from './landNavigationTemplates.ts';
import { milTemplates } from './milTemplates.ts';
import { type NumericDraft, type NumericTemplate } from './numericDraft.ts';
import { type Random, randomFrom } from './random.ts';
import { rangeTemplates } from './rangeTemplates.ts';
import { shuffle } from './shuffle.ts';

/** How many questions each template gives. */
const QUESTIONS_PER_TEMPLATE = 2;

const templates: readonly NumericTemplate[] = [...milTemplates, ...rangeTemplates, ...landNavigationTemplates];

/**
 * Two questions from every template, with the right answers spread evenly over the four places.
 * @param seed a whole number; its lowest 32 bits count
 */
export function numericQuestions(seed: number): ExamQuestion[] {
  const random = randomFrom(seed);
  const drafts = templates.flatMap((template) =>
    distinctDrafts(template, random).map((draft, index) => ({
      id: `${template.name}-${seed}-${index + 1}`,
      template,
      draft,
    })),
  );
  const places = shuffle(
    drafts.map((_draft, index) => index % OPTION_COUNT),
    random,
  );
  return drafts.map(({ id, template, draft }, index) => ({
    id,
    question: draft.question,
    options: optionsOf(draft, places[index] ?? 0),
    answerText: draft.answer,
    topic: template.topic,
    explanation: draft.explanation,
    citation: template.citation,
    reviewDate: template.reviewDate,
  }));
}

/** Every template can be drawn in far more than two ways, so the drawing ends. */
function distinctDrafts(template: NumericTemplate, random: Random): NumericDraft[] {
  const drafts = new Map<string, NumericDraft>();
  while (drafts.size < QUESTIONS_PER_TEMPLATE) {
    const draft = template.draw(random);
    drafts.set(draft.question, draft);
  }
  return [...drafts.values()];
}

function optionsOf({ answer, distractors }: NumericDraft, place: number): string[] {
  return [...distractors.slice(0, place), answer, ...distractors.slice(place)];
}
