import { type AnyName, isOfKind } from '../../../../domain/record/fields.ts';
import type { RosterPerson } from '../rosterPerson.ts';
import { type Cell, shown, valueOf } from './cells.ts';

/** Undoing the last act, or redoing the last undone one. */
export type Step = 'undo' | 'redo';

/** What a cell held before it was changed. */
export type Before = {
  /** The text to type to restore it. */
  readonly before: string;
  /** Whether it was a score of a test that the unit no longer uses. Such scores can't be entered. */
  readonly wasOfOtherTest: boolean;
};

/** A saved change. Undoing it restores the earlier text, if the cell still holds what was saved. */
type Saved = Before & { readonly cell: Cell; readonly after: string };

/** An act by its number. */
export type Act = {
  readonly act: number;
  /** Where its saved changes go: to the acts that can be undone, or to those that can be redone. */
  readonly keptIn: Map<number, Saved[]>;
};

/** The saved changes by act, newest last. A paste is one act. */
export class Acts {
  private last = 0;
  private readonly done: Act['keptIn'] = new Map();
  /** What was undone since the last act. */
  private takenBack: Act['keptIn'] = new Map();

  /** Begins an act. Nothing can be redone after that. */
  begin(): Act {
    this.last += 1;
    this.takenBack = new Map();
    return { act: this.last, keptIn: this.done };
  }

  /** Removes and returns the act to undo or redo; null for none. Its changes will belong to the opposite step. */
  take(step: Step): (Act & { readonly saved: readonly Saved[] }) | null {
    const [from, keptIn] = step === 'undo' ? [this.done, this.takenBack] : [this.takenBack, this.done];
    const act = [...from.keys()].at(-1);
    if (act === undefined) return null;
    const saved = from.get(act) ?? [];
    from.delete(act);
    return { act, keptIn, saved };
  }
}

/** What is said of a cell that can't be undone or redone. */
const NOT_DONE: Readonly<Record<Step, string>> = { undo: 'Not undone', redo: 'Not redone' };

/** Why a step leaves a cell as it is; null if it doesn't. Includes the record if somebody else's change is the reason. */
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
    return because(`somebody has changed it to ${shown(now, cell.column)} since then`, now);
  }
  if (before === '' && isOfKind(field, 'number')) return because('a score can be changed, but not removed');
  return wasOfOtherTest ? because('the earlier score is from another test') : null;
}
