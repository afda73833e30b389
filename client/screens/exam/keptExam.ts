import { EXAM_STORAGE_KEY } from '../../../domain/constants.ts';
import type { StoredExam } from '../../../domain/exam/examState.ts';
import { examOwner, examStart, parseStoredExam, serializeExam } from '../../../domain/exam/storedExam.ts';
import type { DeviceStorage } from '../../app/browser/deviceStorage.ts';
import { dropOldestRun, dropRun, setAside } from '../../app/offline/examRuns.ts';

/** One soldier's exam on the device. Only one exam is current. Other soldiers' exams are kept without their texts. */
export class KeptExam {
  /** @param owner the soldier's name on the device, a hash */
  constructor(
    private readonly storage: DeviceStorage,
    private readonly owner: string,
  ) {}

  /** The soldier's exam; null for none. */
  read(): StoredExam | null {
    return this.ownIn(this.storage.read(EXAM_STORAGE_KEY));
  }

  /** Parses a stored exam; null if it's another soldier's or not an exam. */
  ownIn(text: string | null): StoredExam | null {
    const questions = this.isOfAnother(text) ? null : parseStoredExam(text);
    return questions === null ? null : { questions, startedMs: examStart(text) };
  }

  /** Stores the exam. Returns whether that succeeded. */
  write({ questions, startedMs }: StoredExam): boolean {
    const { storage, owner } = this;
    const before = storage.read(EXAM_STORAGE_KEY);
    if (this.isOfAnother(before)) setAside(storage, before);
    const text = serializeExam(questions, owner, startedMs);
    while (!storage.write(EXAM_STORAGE_KEY, text)) {
      if (!dropOldestRun(storage)) return false;
    }
    dropRun(storage, owner);
    return true;
  }

  clear(): void {
    const { storage, owner } = this;
    if (!this.isOfAnother(storage.read(EXAM_STORAGE_KEY))) storage.remove(EXAM_STORAGE_KEY);
    dropRun(storage, owner);
  }

  private isOfAnother(text: string | null): boolean {
    return text !== null && examOwner(text) !== this.owner;
  }
}
