/** What the practice exam remembers (Spec 17.3). */
import type { ExamQuestion } from './examQuestion.ts';

/** A question as the exam asks it. */
export type PracticeQuestion = Pick<
  ExamQuestion,
  'id' | 'question' | 'options' | 'answerText' | 'topic' | 'explanation' | 'citation'
>;

/** A question of the current exam, with what the browser adds. */
export type AskedQuestion = PracticeQuestion & {
  /** The first guess, which alone counts; null until there is one. */
  readonly guess: string | null;
  /** True once answered correctly. */
  readonly complete: boolean;
  /** The wrong options submitted after the first guess; left out if there are none. */
  readonly laterWrong?: readonly string[];
};

/** The exam as it is stored. */
export type StoredExam = {
  /** In the order of asking; empty if no exam is started. */
  readonly questions: readonly AskedQuestion[];
  /** When it was started, in milliseconds since 1970; null if unknown, as with older clients. */
  readonly startedMs: number | null;
};

/** The exam of one browser tab. */
export type ExamSession = StoredExam & {
  /** The zero-based index of the question on the screen. */
  readonly qid: number;
  /** The option chosen on the screen. */
  readonly selection: string | null;
  /** The wrong options submitted since the question was shown. */
  readonly tried: readonly string[];
  /** Whether the exit modal is open. */
  readonly isExitAsked: boolean;
};

/** Before Start, and after Exit. */
export const NOT_STARTED: ExamSession = {
  questions: [],
  startedMs: null,
  qid: 0,
  selection: null,
  tried: [],
  isExitAsked: false,
};
