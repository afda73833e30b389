import type { AskedQuestion } from '../../../domain/exam/examState.ts';
import { EXAM_STORAGE_KEY, examOwner, parseStoredExam, serializeExam } from '../../../domain/exam/storedExam.ts';
import type { DeviceStorage } from '../../app/deviceStorage.ts';

/** Where the exam of one soldier waits while another one practises on the device. */
const asideKey = (owner: string) => `${EXAM_STORAGE_KEY}-${owner}`;

/** One soldier's exam as the device keeps it. A device has one current exam; those of others who practise on it wait aside. */
export class KeptExam {
  constructor(
    private readonly storage: DeviceStorage,
    private readonly owner: string,
  ) {
    const text = storage.read(EXAM_STORAGE_KEY);
    const questions = parseStoredExam(text);
    // An older client did not write whose exam it is: whoever is here now takes it over.
    if (questions !== null && examOwner(text) === null) this.write(questions);
  }

  /** The soldier's exam; null when the device keeps none for them. */
  read(): readonly AskedQuestion[] | null {
    const { storage, owner } = this;
    return this.ownIn(storage.read(EXAM_STORAGE_KEY)) ?? this.ownIn(storage.read(asideKey(owner)));
  }

  /** The exam that a kept text holds; null when it is another's, or none. */
  ownIn(text: string | null): readonly AskedQuestion[] | null {
    return this.otherOwner(text) === null ? parseStoredExam(text) : null;
  }

  /** Whether the exam is kept now. */
  write(questions: readonly AskedQuestion[]): boolean {
    const { storage, owner } = this;
    const before = storage.read(EXAM_STORAGE_KEY);
    const other = this.otherOwner(before);
    if (before !== null && other !== null && !storage.write(asideKey(other), before)) return false;
    if (!storage.write(EXAM_STORAGE_KEY, serializeExam(questions, owner))) return false;
    storage.remove(asideKey(owner));
    return true;
  }

  clear(): void {
    const { storage, owner } = this;
    if (this.otherOwner(storage.read(EXAM_STORAGE_KEY)) === null) storage.remove(EXAM_STORAGE_KEY);
    storage.remove(asideKey(owner));
  }

  /** Whose exam a text is, if not the soldier's. */
  private otherOwner(text: string | null): string | null {
    const owner = examOwner(text);
    return owner === this.owner ? null : owner;
  }
}
