/** What the practice exam remembers (Spec 17.3). */
import type { ExamQuestion } from './examQuestion.ts';

/** A question as the exam asks it. */
export type PracticeQuestion = Pick<
  ExamQuestion,
  'id' | 'question' | 'options' | 'answerText' | 'topic' | 'explanation' | 'citation'
>;

/** A question of the current exam, with what is added in the browser. */
export type AskedQuestion = PracticeQuestion & {
  /** The first guess, which alone counts; null before it. */
  readonly guess: string | null;
  /** True once answered correctly. */
  readonly complete: boolean;
  /** The wrong options that were submitted after the first guess; left out while there are none. */
  readonly laterWrong?: readonly string[];
};

/** The exam as it is stored. */
export type StoredExam = {
  /** In the order of asking; empty when none is started. */
  readonly questions: readonly AskedQuestion[];
  /** When it was started, in milliseconds since 1970; null when it does not say, as older clients' did not. */
  readonly startedMs: number | null;
};

/** The exam of one browser tab. */
export type ExamSession = StoredExam & {
  /** The zero-based index of the question on the screen. */
  readonly qid: number;
  /** The option chosen on the screen. */
  readonly selection: string | null;
  /** The wrong options submitted since the question came onto the screen. */
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
