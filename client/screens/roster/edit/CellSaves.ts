import { ROWS_PER_CHANGE } from '../../../../domain/constants.ts';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { keysOf, partOf } from '../../../../domain/objects.ts';
import type { FieldRules } from '../../../../domain/policy/unit.ts';
import type { AnyName, RecordChanges, RecordFields } from '../../../../domain/record/fields.ts';
import { readTest } from '../../../../domain/record/testOfScore.ts';
import type { SoldierCellsInput } from '../../../schemaTypes.generated.ts';
import { personMaker, type RosterPerson } from '../rosterPerson.ts';
import type { UseRoster_SoldierFragment } from '../useRoster.generated.ts';
import { type Act, Acts, type Before, notDone, type Step } from './acts.ts';
import {
  type Cell,
  type CellSave,
  isOpen,
  isSame,
  keyOf,
  type SaveState,
  shown,
  type Typed,
  valueOf,
} from './cells.ts';
import { differing, inputOf, readCell, restoring } from './readCell.ts';

/** One record in a call of the API. */
export type SentRow = { readonly id: string; readonly version: number; readonly input: SoldierCellsInput };
/** The result for one record, with the record as stored afterwards. */
export type AnsweredRow = {
  readonly id: string;
  readonly soldier: UseRoster_SoldierFragment | null;
  readonly refusal: {
    readonly code: string;
    readonly field: string | null;
    readonly message: string;
    readonly changedBy: string | null;
    readonly changedById: string | null;
  } | null;
};

/** What a cell held when it was opened. */
type Held = Before & {
  /** The stored value that the save may replace. If somebody else has changed it since, the save must not overwrite that. */
  readonly base: string;
};

/** A cell's change that isn't saved yet. */
type Job = Act & { readonly typed: Typed; readonly field: AnyName };

/** Changes to a version of a record, as sent. */
type Change = { readonly version: number; readonly changes: RecordChanges };

type Call = { readonly jobs: readonly Job[]; readonly changes: ReadonlyMap<string, Change>; readonly key: string };

/** Who saved the record last, according to the refusal. */
type Saver = Pick<NonNullable<AnsweredRow['refusal']>, 'changedBy' | 'changedById'>;

/** A record with somebody else's change. `isOwn` is true if it was the same person in another tab or on another device. */
type Met = { readonly now: RosterPerson | null; readonly isOwn: boolean };
const NOT_MET: Met = { now: null, isOwn: false };

type Tools = {
  readonly send: (rows: readonly SentRow[], key: string) => Promise<readonly AnsweredRow[]>;
  readonly newKey: () => string;
  /** The id of the editing person's own record. */
  readonly ownId: string | null;
  /** The message for a call that failed as a whole, and whether it failed for lack of an answer. */
  readonly explain: (error: unknown) => { readonly message: string; readonly isUnanswered: boolean };
};

/**
 * Saves cells as they are typed. Only one call runs at a time, and the next one takes everything typed in the meantime. So each save of a
 * record uses the version from the last answer. If somebody else has changed another field of the record, the save is retried
 * automatically. If they have changed the same field, it's refused, and the refusal names them.
 */
export class CellSaves {
  private readonly saves = new Map<string, CellSave>();
  private readonly listeners = new Set<() => void>();
  /** The records from the answers, which may be newer than the list. */
  private readonly answered = new Map<string, RosterPerson>();
  private answerCount = 0;
  /** The changes saved here, by record and by the version that each save created. They tell one's own values from other people's. */
  private readonly made = new Map<string, readonly Change[]>();
  private waiting: Job[] = [];
  /** A call without an answer. It's resent unchanged, so that nothing is saved twice. */
  private unanswered: Call | null = null;
  private isSending = false;
  /** The undo and redo steps to take once no call is running. */
  private wanted: readonly Step[] = [];
  private readonly acts = new Acts();
  private open: readonly CellSave[] = [];

  constructor(private readonly tools: Tools) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The state of a cell's save; undefined if the cell wasn't changed here. */
  stateOf({ person, column }: Cell): CellSave | undefined {
    return this.saves.get(keyOf(person.id, column));
  }

  /** The cells with unsaved text, in the order they were typed. The array stays the same until the list changes. */
  readonly openCells = (): readonly CellSave[] => this.open;

  /** Changes cells, all as one act. */
  enter(cells: readonly Typed[], unit: FieldRules): void {
    const act = this.acts.begin();
    const jobs = cells.flatMap((typed): Job[] => {
      const { field } = typed.column;
      if (field === null) return [];
      return [{ ...act, typed, field }];
    });
    this.add(jobs, unit);
  }

  /** Saves over the other person's value that the conflict showed. If the value changes again after that, it's a new conflict. */
  keepMine(cell: Cell, unit: FieldRules): void {
    const save = this.stateOf(cell);
    if (save?.theirs) this.enter([{ ...cell, person: save.theirs, text: save.text }], unit);
  }

  /** Undoes the last act with new saves, after any running call. Does nothing if there's no act, or while a call has no answer. */
  undo(unit: FieldRules): void {
    this.step('undo', unit);
  }

  /** Redoes the last undone act, in the same way. Impossible after another act. */
  redo(unit: FieldRules): void {
    this.step('redo', unit);
  }

  private step(step: Step, unit: FieldRules): void {
    if (this.unanswered !== null) return;
    if (this.isSending) {
      this.wanted = [...this.wanted, step];
      return;
    }
    const taken = this.acts.take(step);
    if (taken === null) return;
    const { saved, ...act } = taken;
    const jobs = saved.flatMap((one): Job[] => {
      const { cell, before } = one;
      const { field } = cell.column;
      if (field === null) return [];
      const now = this.newest(cell.person);
      const typed = { ...cell, person: now, text: before };
      const refusal = notDone(step, one, field, now);
      if (refusal === null) return [{ ...act, typed, field }];
      this.put(typed, 'refused', refusal.problem, { now: refusal.theirs, isOwn: false });
      return [];
    });
    this.add(jobs, unit);
  }

  /** Discards an unsaved text. The cell then shows the record's value. */
  drop({ person, column }: Cell): void {
    this.saves.delete(keyOf(person.id, column));
    this.waiting = this.waiting.filter(({ typed }) => !isSame(typed, { person, column }));
    this.tell();
  }

  /** Resends the call that got no answer. */
  retry(unit: FieldRules): void {
    void this.pump(unit);
  }

  private add(jobs: readonly Job[], unit: FieldRules): void {
    for (const job of jobs) {
      this.waiting = [...this.waiting.filter(({ typed }) => !isSame(typed, job.typed)), job];
      this.put(job.typed, 'saving', null);
    }
    this.tell();
    void this.pump(unit);
  }

  /** Sends everything waiting, until nothing is left or the network doesn't answer. */
  private async pump(unit: FieldRules): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let call = this.nextCall(unit); call !== null; call = this.nextCall(unit)) {
      try {
        for (const { typed } of call.jobs) this.put(typed, 'saving', null);
        this.tell();
        const rows = [...call.changes].map(([id, { version, changes }]) => ({ id, version, input: inputOf(changes) }));
        const answers = await this.tools.send(rows, call.key);
        this.unanswered = null;
        for (const answer of answers) this.settle(answer, call, unit);
      } catch (error) {
        const { message, isUnanswered } = this.tools.explain(error);
        for (const { typed } of call.jobs) this.put(typed, isUnanswered ? 'kept' : 'refused', message);
        this.unanswered = isUnanswered ? call : null;
        if (isUnanswered) break;
      }
      this.tell();
    }
    this.isSending = false;
    this.tell();
    const [next, ...later] = this.wanted;
    if (next === undefined) return;
    this.wanted = later;
    this.step(next, unit);
  }

  /** The next call: the unanswered one, or the waiting texts after reading and checking them. */
  private nextCall(unit: FieldRules): Call | null {
    if (this.unanswered !== null) return this.unanswered;
    const sent = new Map<string, Change>();
    const jobs: Job[] = [];
    const later: Job[] = [];
    for (const job of this.waiting) {
      const { typed, field } = job;
      const person = this.newest(typed.person);
      const row = sent.get(person.id);
      if (!row && sent.size >= ROWS_PER_CHANGE) {
        later.push(job);
        continue;
      }
      // The record's own value always counts as valid. That includes an empty value in a field that may not be emptied.
      const isAsHeld = typed.text.trim() === typed.column.typed(person);
      const read = isAsHeld ? { changes: {} } : readCell(field, typed.text, person.record, unit);
      if ('problem' in read) {
        this.put(typed, 'refused', read.problem);
        continue;
      }
      const changes = differing(this.withoutUsualGrade(job, read.changes), person.record);
      if (keysOf(changes).length === 0) {
        this.put(typed, 'saved', null);
        continue;
      }
      jobs.push(job);
      // If somebody else is known to have changed the cell, sends the version it was opened with. The server then refuses it and says who
      // changed it.
      const isAsOpened = valueOf(person.record, field) === this.held(job).base;
      const version = Math.min(row?.version ?? Infinity, (isAsOpened ? person : typed.person).soldier.version);
      sent.set(person.id, { version, changes: { ...row?.changes, ...changes } });
    }
    this.waiting = later;
    this.tell();
    return sent.size === 0 ? null : { jobs, changes: sent, key: this.tools.newKey() };
  }

  /** Leaves out a rank's usual grade if a grade was typed or pasted beside it. */
  private withoutUsualGrade({ typed: { person }, field }: Job, { grade, ...others }: RecordChanges): RecordChanges {
    const hasOwn = this.waiting.some((job) => job.field === 'grade' && job.typed.person.id === person.id);
    return grade === undefined || (field === 'rank' && hasOwn) ? others : { ...others, grade };
  }

  private settle({ id, soldier, refusal }: AnsweredRow, call: Call, unit: FieldRules): void {
    const jobs = call.jobs.filter(({ typed }) => typed.person.id === id);
    const person = soldier && personMaker(unit)(soldier);
    if (person) {
      this.answered.set(id, person);
      this.answerCount += 1;
    }
    const sent = call.changes.get(id);
    if (refusal === null) {
      if (sent) this.keep(id, jobs, sent, person);
      return;
    }
    const isConflict = refusal.code === ErrorCode.CONFLICT;
    for (const job of jobs) {
      if (isConflict && person) this.meet(job, person, refusal);
      // The other fields in the call are valid, but weren't saved with the refused one. They're sent again.
      else if (refusal.field === null || refusal.field === job.field || jobs.length === 1) {
        this.putUnlessNewer(job.typed, 'refused', refusal.message);
      } else this.waiting = [job, ...this.waiting];
    }
  }

  /** After somebody else has saved the record: retries if they left this field alone. */
  private meet(job: Job, now: RosterPerson, { changedBy, changedById }: Saver): void {
    const { typed, field } = job;
    if (valueOf(now.record, field) === this.held(job).base) {
      if (!this.waiting.some((one) => isSame(one.typed, typed))) this.waiting = [job, ...this.waiting];
      return;
    }
    const isOwn = changedById !== null && changedById === this.tools.ownId;
    const who = isOwn ? 'Another tab or device of yours' : (changedBy ?? 'Somebody else');
    const problem = `${who} changed it to ${shown(now, typed.column)} in the meantime.`;
    this.putUnlessNewer(typed, 'refused', problem, { now, isOwn });
  }

  /** @param now the record after the save, possibly with somebody else's save right after it */
  private keep(id: string, jobs: readonly Job[], { version, changes }: Change, now: RosterPerson | null): void {
    const isOwn = now?.soldier.version === version + 1;
    // The server's form of the values, if nobody else has saved in between.
    const kept: RecordChanges = isOwn ? partOf(now.record, keysOf(changes)) : changes;
    const held = jobs.map((job) => ({ job, ...this.held(job) }));
    this.made.set(id, [...(this.made.get(id) ?? []), { version: version + 1, changes: kept }]);
    for (const { job, before, wasOfOtherTest } of held) {
      const { typed, act, keptIn } = job;
      this.putUnlessNewer(typed, 'saved', null);
      const saved = { cell: typed, before, wasOfOtherTest, after: this.held(job).base };
      keptIn.set(act, [...(keptIn.get(act) ?? []), saved]);
    }
  }

  /** What a cell held when it was opened, updated with one's own saves since. */
  private held({ typed: { person, column }, field }: Job): Held {
    const own = (this.made.get(person.id) ?? []).filter(({ version }) => version > person.soldier.version);
    const record = own.reduce<RecordFields>((left, { changes }) => Object.assign({}, left, changes), person.record);
    const typed = column.typed({ ...person, record });
    return {
      base: valueOf(record, field),
      before: restoring(field, typed, record),
      // What the cell adds to the score may be a band or, for a score of another test, that test. Scores saved here are of the unit's test.
      wasOfOtherTest:
        column.text(person) !== column.typed(person) &&
        readTest(column.text(person)).test !== null &&
        !own.some(({ changes }) => field in changes),
    };
  }

  /** How many records the answers have brought. */
  readonly answers = (): number => this.answerCount;

  /** The newest known record of a person: from the list, or from a later answer. */
  newest(person: RosterPerson): RosterPerson {
    const known = this.answered.get(person.id);
    return known && known.soldier.version > person.soldier.version ? known : person;
  }

  private putUnlessNewer(typed: Typed, state: SaveState, problem: string | null, met = NOT_MET): void {
    if (!this.waiting.some((job) => isSame(job.typed, typed))) this.put(typed, state, problem, met);
  }

  private put(typed: Typed, state: SaveState, problem: string | null, { now, isOwn } = NOT_MET): void {
    this.saves.set(keyOf(typed.person.id, typed.column), { ...typed, state, problem, theirs: now, isOwn });
  }

  private tell(): void {
    const open = [...this.saves.values()].filter(isOpen);
    const isSameList = open.length === this.open.length && open.every((save, index) => save === this.open[index]);
    if (!isSameList) this.open = open;
    for (const listener of this.listeners) listener();
  }
}
