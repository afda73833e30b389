import { EXAM_STORAGE_KEY } from '../../../domain/constants.ts';
import { isJsonObject, parseJson } from '../../../domain/json.ts';
import type { DeviceStorage } from '../browser/deviceStorage.ts';

/*
 * What the device keeps of an exam once its person is no longer signed in: the run's questions, its progress, and the practice cards. All
 * of it is under a hash of the login. The texts, and so the answers, are removed.
 */

export const RUNS_STORAGE_KEY = 'exam-runs';
/** The most runs that a device keeps. Beyond that, the oldest one is removed. */
const MOST_RUNS = 10;

/** An exam without its texts. */
export type ExamRun = {
  readonly owner: string;
  readonly startedMs: number | null;
  readonly questions: readonly {
    readonly id: string;
    /** The hash of the first guessed option's text; null before a guess. */
    readonly guess: string | null;
    readonly complete: boolean;
  }[];
};

/** The person's name on the device, as a hash of their login's id. It identifies them only to somebody who knows that id. */
export function ownerOf(accountId: string): string {
  return markOf(accountId);
}

/** A short hash (FNV-1a, 64 bits). It is synchronous, because a page may close right after a sign-out. */
export function markOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** The run that is kept for a person; null if there is none. */
export function waitingRun(storage: DeviceStorage, owner: string): ExamRun | null {
  return readRuns(storage).find((run) => run.owner === owner) ?? null;
}

export function dropRun(storage: DeviceStorage, owner: string): void {
  const runs = readRuns(storage);
  if (runs.some((run) => run.owner === owner)) {
    writeRuns(
      storage,
      runs.filter((run) => run.owner !== owner),
    );
  }
}

/** Makes room in the storage. Returns whether there was a run to remove. */
export function dropOldestRun(storage: DeviceStorage): boolean {
  const runs = readRuns(storage);
  if (runs.length > 0) writeRuns(storage, runs.slice(1));
  return runs.length > 0;
}

/**
 * Removes the texts of the current exam if it isn't the signed-in person's. The rest is kept for its owner.
 * @param accountId the login that is signed in; null if nobody is
 * @returns whether the current exam was removed
 */
export function forgetExams(storage: DeviceStorage, accountId: string | null): boolean {
  const current = storage.read(EXAM_STORAGE_KEY);
  if (current === null || (accountId !== null && ownerIn(current) === ownerOf(accountId))) return false;
  setAside(storage, current);
  storage.remove(EXAM_STORAGE_KEY);
  return true;
}

/** Keeps a stored exam without its texts. */
export function setAside(storage: DeviceStorage, text: string | null): void {
  const owner = ownerIn(text);
  const run = owner === null || text === null ? null : toRun(owner, parseJson(text));
  if (run === null) return;
  const others = readRuns(storage).filter((other) => other.owner !== run.owner);
  writeRuns(storage, [...others, markedRun(run)].slice(-MOST_RUNS));
}

function ownerIn(text: string | null): string | null {
  const stored = text === null ? null : parseJson(text);
  return isJsonObject(stored) && typeof stored['owner'] === 'string' ? stored['owner'] : null;
}

function markedRun({ questions, ...run }: ExamRun): ExamRun {
  return { ...run, questions: questions.map(({ guess, ...rest }) => ({ ...rest, guess: guess && markOf(guess) })) };
}

function readRuns(storage: DeviceStorage): ExamRun[] {
  return listOf(parseJson(storage.read(RUNS_STORAGE_KEY) ?? '[]'))
    .map((run) => (isJsonObject(run) && typeof run['owner'] === 'string' ? toRun(run['owner'], run) : null))
    .filter((run) => run !== null);
}

/** If there is no room, drops the oldest runs. */
function writeRuns(storage: DeviceStorage, runs: readonly ExamRun[]): void {
  if (runs.length === 0) storage.remove(RUNS_STORAGE_KEY);
  else if (!storage.write(RUNS_STORAGE_KEY, JSON.stringify(runs))) writeRuns(storage, runs.slice(1));
}

/** The run in a stored value, which may be damaged or forged; null unless all of it is valid. */
function toRun(owner: string, value: unknown): ExamRun | null {
  if (!isJsonObject(value)) return null;
  const { startedMs } = value;
  const given = listOf(value['questions']);
  const questions = given.map(toAsked).filter((question) => question !== null);
  if (questions.length === 0 || questions.length < given.length) return null;
  return { owner, startedMs: typeof startedMs === 'number' ? startedMs : null, questions };
}

function toAsked(value: unknown): ExamRun['questions'][number] | null {
  if (!isJsonObject(value)) return null;
  const { id, guess, complete } = value;
  if (typeof id !== 'string' || typeof complete !== 'boolean') return null;
  return guess === null || typeof guess === 'string' ? { id, guess, complete } : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
