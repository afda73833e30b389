import { EXAM_STORAGE_KEY } from '../../../domain/constants.ts';
import { isJsonObject, parseJson } from '../../../domain/json.ts';
import type { DeviceStorage } from '../browser/deviceStorage.ts';

/*
 * What stays of the exam on the device once nobody, or somebody else, is signed in: which questions a run asks, how far it has come, and the
 * cards of the practice, all under a hash of the login. The texts, and with them the answers, are removed.
 */

export const RUNS_STORAGE_KEY = 'exam-runs';
/** The most runs that wait on a device; beyond it, the one that has waited longest is removed. */
const MOST_RUNS = 10;

/** An exam without its texts. */
export type ExamRun = {
  readonly owner: string;
  readonly startedMs: number | null;
  readonly questions: readonly {
    readonly id: string;
    /** The mark of the option that was guessed first; null before a guess. */
    readonly guess: string | null;
    readonly complete: boolean;
  }[];
};

/** The name of a person on the device, which does not tell who they are: only whoever knows the login's id can work it out. */
export function ownerOf(accountId: string): string {
  return markOf(accountId);
}

/** A short hash (FNV-1a, 64 bits), worked out at once, because a page may be closed right after a sign-out. */
export function markOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** The run that waits for a person; null for none. */
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

/** Makes room. Returns whether a run was there to be removed. */
export function dropOldestRun(storage: DeviceStorage): boolean {
  const runs = readRuns(storage);
  if (runs.length > 0) writeRuns(storage, runs.slice(1));
  return runs.length > 0;
}

/**
 * Removes the texts of every exam that is not of the signed-in person; what is left of each waits for whoever it belongs to.
 * @param accountId the login that is signed in; null for none
 * @returns whether the current exam was removed
 */
export function forgetExams(storage: DeviceStorage, accountId: string | null): boolean {
  const current = storage.read(EXAM_STORAGE_KEY);
  if (current === null || (accountId !== null && ownerIn(current) === ownerOf(accountId))) return false;
  setAside(storage, current);
  storage.remove(EXAM_STORAGE_KEY);
  return true;
}

/** Keeps what a text says of an exam, without its texts. */
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

/** Where there is no room, without those that have waited longest. */
function writeRuns(storage: DeviceStorage, runs: readonly ExamRun[]): void {
  if (runs.length === 0) storage.remove(RUNS_STORAGE_KEY);
  else if (!storage.write(RUNS_STORAGE_KEY, JSON.stringify(runs))) writeRuns(storage, runs.slice(1));
}

/** The run in a stored value, which may be damaged or forged: whole and right, or not at all. */
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
