import { EXAM_STORAGE_KEY } from '../../../domain/constants.ts';
import { examStatus } from '../../../domain/exam/examProgress.ts';
import { type ExamEvent, examSession } from '../../../domain/exam/examSession.ts';
import {
  type AskedQuestion,
  type ExamSession,
  NOT_STARTED,
  type PracticeQuestion,
  type StoredExam,
} from '../../../domain/exam/examState.ts';
import type { DeviceStorage } from '../../app/browser/deviceStorage.ts';
import { type ExamRun, markOf, waitingRun } from '../../app/offline/examRuns.ts';
import { KeptExam } from './keptExam.ts';

/** The state of the exam for the screens. */
type ExamSnapshot = {
  readonly session: ExamSession;
  /** Whether the browser stores the exam. Otherwise it's lost with the page. */
  readonly isKept: boolean;
};

/** A soldier's exam in this tab. It's stored in the browser and merged with answers from other tabs. */
export class ExamStore {
  private readonly kept: KeptExam;
  private current: ExamSnapshot;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly storage: DeviceStorage,
    readonly owner: string,
  ) {
    this.kept = new KeptExam(storage, owner);
    this.current = { session: this.withStored(NOT_STARTED), isKept: true };
  }

  readonly snapshot = (): ExamSnapshot => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Returns the session after the event. */
  readonly send = (event: ExamEvent): ExamSession => {
    const { session } = this.current;
    const next = examSession(session, event);
    if (next.questions === session.questions) this.show({ ...this.current, session: next });
    // Merges what another tab has stored in the meantime, then stores.
    else this.keep(examSession(this.withStored(session), event));
    return this.current.session;
  };

  /** Whether the device holds a run of this soldier without its texts, which were removed at sign-out. */
  readonly isWaiting = (): boolean => this.run() !== null;

  /** Resumes that run with the texts from the bank. */
  readonly restore = (bank: readonly PracticeQuestion[]): void => {
    const run = this.run();
    const exam = run && restoredExam(run, bank);
    if (exam) this.keep({ ...NOT_STARTED, ...exam });
    else this.kept.clear();
  };

  /** Follows other tabs. If one exits the exam, it ends here too, unless this tab shows the results. */
  readonly storageChanged = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void => {
    if (key !== EXAM_STORAGE_KEY && key !== null) return;
    const { session, isKept } = this.current;
    // An exam that this tab couldn't store can't have been cleared by another tab.
    if (newValue === null && (!isKept || examStatus(session.questions) === 'FINISHED')) return;
    const event: ExamEvent =
      newValue === null ? { type: 'EXITED' } : { type: 'STORAGE_READ', exam: this.kept.ownIn(newValue) };
    this.show({ ...this.current, session: examSession(session, event) });
  };

  private run() {
    return this.current.session.questions.length > 0 ? null : waitingRun(this.storage, this.owner);
  }

  private keep(session: ExamSession): void {
    this.show({ session, isKept: this.write(session) });
  }

  private write(exam: StoredExam): boolean {
    if (exam.questions.length > 0) return this.kept.write(exam);
    this.kept.clear();
    return true;
  }

  private show(snapshot: ExamSnapshot): void {
    this.current = snapshot;
    for (const listener of this.listeners) listener();
  }

  private withStored(session: ExamSession): ExamSession {
    return examSession(session, { type: 'STORAGE_READ', exam: this.kept.read() });
  }
}

/** Puts the texts back into a run; null if none of its questions is still in the bank. A question that has changed since is asked again. */
function restoredExam({ questions, startedMs }: ExamRun, bank: readonly PracticeQuestion[]): StoredExam | null {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const restored = questions.map((asked) => withTexts(asked, byId.get(asked.id))).filter((asked) => asked !== null);
  return restored.length === 0 ? null : { questions: restored, startedMs };
}

function withTexts(
  { guess: mark, complete }: ExamRun['questions'][number],
  found: PracticeQuestion | undefined,
): AskedQuestion | null {
  if (found === undefined) return null;
  // Copies only what the exam needs, so that nothing else from the question is stored.
  const { id, question, options, answerText, topic, explanation, citation } = found;
  const texts = { id, question, options, answerText, topic, explanation, citation };
  const guess = options.find((option) => markOf(option) === mark) ?? null;
  const isSound = guess !== null && (complete || guess !== answerText);
  return isSound ? { ...texts, guess, complete } : { ...texts, guess: null, complete: false };
}
