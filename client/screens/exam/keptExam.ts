import type { StoredExam } from '../../../domain/exam/examState.ts';
import {
  EXAM_STORAGE_KEY,
  examOwner,
  examStart,
  parseStoredExam,
  serializeExam,
} from '../../../domain/exam/storedExam.ts';
import { parseJson } from '../../../domain/json.ts';
import type { DeviceStorage } from '../../app/browser/deviceStorage.ts';

/** The key of a soldier's exam while another soldier practices on the device. */
const asideKey = (owner: string) => `${EXAM_STORAGE_KEY}-${owner}`;
/** The key of the list of soldiers whose exams were set aside, the latest last. */
const ASIDE_KEY = `${EXAM_STORAGE_KEY}-aside`;
/** The most exams that are set aside: browsers have room for some 40. */
const MOST_ASIDE = 10;

/**
 * One soldier's exam on the device. A device has one current exam. The exams of others who practice on it are set aside; when there are
 * too many, or no room is left, the oldest is removed.
 */
export class KeptExam {
  constructor(
    private readonly storage: DeviceStorage,
    private readonly owner: string,
  ) {
    const text = storage.read(EXAM_STORAGE_KEY);
    const exam = this.ownIn(text);
    // An older release did not store the owner: the current soldier takes the exam over.
    if (exam !== null && examOwner(text) === null) this.write(exam);
  }

  /** The soldier's exam; null for none. */
  read(): StoredExam | null {
    const { storage, owner } = this;
    return this.ownIn(storage.read(EXAM_STORAGE_KEY)) ?? this.ownIn(storage.read(asideKey(owner)));
  }

  /** The exam in a stored text; null if it is another soldier's, or no exam. */
  ownIn(text: string | null): StoredExam | null {
    const questions = this.otherOwner(text) === null ? parseStoredExam(text) : null;
    return questions === null ? null : { questions, startedMs: examStart(text) };
  }

  /** Stores the exam. Returns whether that succeeded. */
  write({ questions, startedMs }: StoredExam): boolean {
    const { storage, owner } = this;
    const before = storage.read(EXAM_STORAGE_KEY);
    const other = this.otherOwner(before);
    if (before !== null && other !== null && !this.setAside(other, before)) return false;
    const text = serializeExam(questions, owner, startedMs);
    const write = () => storage.write(EXAM_STORAGE_KEY, text);
    // Makes room with the soldier's own exam that was set aside first: it is out of date.
    if (!write() && !this.inPlaceOf([owner, ...this.aside()], write)) return false;
    storage.remove(asideKey(owner));
    return true;
  }

  clear(): void {
    const { storage, owner } = this;
    if (this.otherOwner(storage.read(EXAM_STORAGE_KEY)) === null) storage.remove(EXAM_STORAGE_KEY);
    storage.remove(asideKey(owner));
  }

  private setAside(other: string, text: string): boolean {
    const { storage } = this;
    const others = this.aside().filter((owner) => owner !== other);
    for (const owner of others.splice(0, others.length - MOST_ASIDE + 1)) storage.remove(asideKey(owner));
    const write = () =>
      storage.write(asideKey(other), text) && storage.write(ASIDE_KEY, JSON.stringify([...others, other]));
    return write() || this.inPlaceOf(others, write);
  }

  /** Removes exams that were set aside, the oldest first, until the write succeeds. */
  private inPlaceOf(waiting: string[], write: () => boolean): boolean {
    for (let longest = waiting.shift(); longest !== undefined; longest = waiting.shift()) {
      this.storage.remove(asideKey(longest));
      if (write()) return true;
    }
    return false;
  }

  /** The other soldiers whose exams were set aside, the latest last. Those set aside by an older release are not listed. */
  private aside(): string[] {
    const stored = parseJson(this.storage.read(ASIDE_KEY) ?? '[]');
    const owners: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return owners
      .filter((owner) => typeof owner === 'string')
      .filter((owner) => owner !== this.owner && this.storage.read(asideKey(owner)) !== null);
  }

  /** The owner of an exam, if it is another soldier's. */
  private otherOwner(text: string | null): string | null {
    const owner = examOwner(text);
    return owner === this.owner ? null : owner;
  }
}
