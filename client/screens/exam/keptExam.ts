import type { AskedQuestion } from '../../../domain/exam/examState.ts';
import { parseJson } from '../../../domain/json.ts';
import { EXAM_STORAGE_KEY, examOwner, parseStoredExam, serializeExam } from '../../../domain/exam/storedExam.ts';
import type { DeviceStorage } from '../../app/deviceStorage.ts';

/** Where the exam of one soldier waits while another one practises on the device. */
const asideKey = (owner: string) => `${EXAM_STORAGE_KEY}-${owner}`;
/** Whose exams were set aside, the latest last. */
const ASIDE_KEY = `${EXAM_STORAGE_KEY}-aside`;
/** How many may wait: browsers have room for some 40 on a device. */
const MOST_ASIDE = 10;

/**
 * One soldier's exam as the device keeps it. A device has one current exam; those of others who practise on it wait aside, until there are
 * too many or there is no room: then the one that has waited longest goes.
 */
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
    if (before !== null && other !== null && !this.setAside(other, before)) return false;
    const text = serializeExam(questions, owner);
    const write = () => storage.write(EXAM_STORAGE_KEY, text);
    // First in the place of the soldier's own, which waits and is out of date.
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

  /** Writes what there was no room for in the place of exams that wait, the longest first. */
  private inPlaceOf(waiting: string[], write: () => boolean): boolean {
    for (let longest = waiting.shift(); longest !== undefined; longest = waiting.shift()) {
      this.storage.remove(asideKey(longest));
      if (write()) return true;
    }
    return false;
  }

  /** Which others' exams wait, the latest last; without those that an older client set aside, which wait until their soldiers practice again. */
  private aside(): string[] {
    const stored = parseJson(this.storage.read(ASIDE_KEY) ?? '[]');
    const owners: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return owners
      .filter((owner) => typeof owner === 'string')
      .filter((owner) => owner !== this.owner && this.storage.read(asideKey(owner)) !== null);
  }

  /** Whose exam a text is, if not the soldier's. */
  private otherOwner(text: string | null): string | null {
    const owner = examOwner(text);
    return owner === this.owner ? null : owner;
  }
}
