import { type AnyName, isOfKind } from '../../../../domain/record/fields.ts';
import type { RosterPerson } from '../rosterPerson.ts';
import { type Cell, shown, valueOf } from './cells.ts';

/** Taking the last act back, or doing again what was taken back last. */
export type Step = 'undo' | 'redo';

/** What a cell held before it was changed. */
export type Before = {
  /** As somebody would type it, to take the change back. */
  readonly before: string;
  /** Whether it was a score of another test than the unit's, which nobody can enter any more. */
  readonly wasOfOtherTest: boolean;
};

/** A change that was saved, as it is taken back: to the text of before, where the cell still holds what was saved. */
type Saved = Before & { readonly cell: Cell; readonly after: string };

/** An act by its number. */
export type Act = {
  readonly act: number;
  /** Where its changes are kept once they are saved: among what can be taken back, or what can be done again. */
  readonly keptIn: Map<number, Saved[]>;
};

/** What was saved of each act of the person, the newest last: a paste is one act. */
export class Acts {
  private last = 0;
  private readonly done: Act['keptIn'] = new Map();
  /** What was taken back since the last act. */
  private takenBack: Act['keptIn'] = new Map();

  /** Begins an act, after which nothing can be done again. */
  begin(): Act {
    this.last += 1;
    this.takenBack = new Map();
    return { act: this.last, keptIn: this.done };
  }

  /** The act that a step is about; null for none. It then belongs to the other step. */
  take(step: Step): (Act & { readonly saved: readonly Saved[] }) | null {
    const [from, keptIn] = step === 'undo' ? [this.done, this.takenBack] : [this.takenBack, this.done];
    const act = [...from.keys()].at(-1);
    if (act === undefined) return null;
    const saved = from.get(act) ?? [];
    from.delete(act);
    return { act, keptIn, saved };
  }
}

/** What is said of a cell that cannot be taken back, or done again. */
const NOT_DONE: Readonly<Record<Step, string>> = { undo: 'Not taken back', redo: 'Not done again' };

/** Why a step leaves a cell as it is, with the record as somebody else has changed the cell, where that is why; null where it does not. */
export function notDone(
  step: Step,
  { cell, before, wasOfOtherTest, after }: Saved,
  field: AnyName,
  now: RosterPerson,
): { readonly problem: string; readonly theirs: RosterPerson | null } | null {
  const because = (why: string, theirs: RosterPerson | null = null) => ({
    problem: `${NOT_DONE[step]}: ${why}.`,
    theirs,
  });
  if (valueOf(now.record, field) !== after) {
    return because(`somebody has changed it since, to ${shown(now, cell.column)}`, now);
  }
  if (before === '' && isOfKind(field, 'number')) return because('a score that was entered may only be changed');
  return wasOfOtherTest ? because('what was there is of another test') : null;
}
