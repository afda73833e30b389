import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { Counter } from 'prom-client';
import { lastDayAt } from '../../domain/hourOfDay.ts';
import { addDays, type LocalDate } from '../../domain/localDate.ts';
import { log } from '../operations/log.ts';
import { registry } from '../operations/observability/metrics.ts';
import { unitDayAt, unitTimeZone } from '../operations/unitClock.ts';
import { isDuplicateOf } from '../store/duplicateKey.ts';

/** A job that runs once a day, on whichever server comes first. */
export interface Job {
  readonly name: string;
  /**
   * The hour on the unit's clock, 0 to 23. Asked at each look, because staff may change it and the unit's time zone, which is read along
   * with it.
   */
  readonly hour: () => Promise<number>;
  /** Does the job. It may be interrupted at any point, and is then called again, perhaps by another server and at the same time. */
  readonly run: (turn: Turn) => Promise<void>;
}

/** A run of a job whose hour has come. */
export interface Turn {
  /** The latest day whose hour has come. */
  readonly day: LocalDate;
  /** The last day before it for which the job was done. This one turn catches up with everything missed in between. */
  readonly since: LocalDate;
  readonly now: Date;
}

/** What the store keeps about a job. */
interface JobState {
  _id: string;
  /** The last day for which the job was completed. */
  doneDay: LocalDate;
  /** The id of the turn that is running, on any server; null for none. */
  holder: string | null;
  /** When others take over from a dead holder. */
  until: Date | null;
}

/** How often to check whether an hour has come, in milliseconds. */
const BEAT_MS = 20_000;
/** When another server takes over an unfinished job, in milliseconds. Also how long a failed job waits. */
export const LEASE_MS = 5 * 60_000;

const jobStates = () => mongoose.connection.collection<JobState>('jobs');

const OUTCOMES = ['done', 'failed'] as const;
const runCount = new Counter({
  registers: [registry],
  name: 'daily_jobs_total',
  help: 'Runs of daily jobs that this process has made, by how they ended.',
  labelNames: ['name', 'outcome'] as const,
});

/**
 * Runs each job once a day at its hour, on any of several servers. One turn catches up with everything missed while no server ran. Before a
 * job's first look, there was nothing to miss. A job must tolerate being done twice for a day. A day comes again when a clock that was far
 * ahead is corrected, or when the unit's time zone moves further west.
 */
export class Scheduler {
  /** The day for which this process knows that a job is done, so that it need not ask again. */
  private readonly done = new Map<string, LocalDate>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | null = null;
  private hasFailed = false;

  constructor(
    private readonly jobs: readonly Job[],
    private readonly clock: () => Date,
  ) {
    // Series begin at 0, so that an alert does not miss the first one.
    for (const { name } of jobs) for (const outcome of OUTCOMES) runCount.inc({ name, outcome }, 0);
  }

  /** Begins to look at the clock. */
  start(): void {
    const beat = (): void => {
      this.looking ??= this.look().finally(() => {
        this.looking = null;
      });
    };
    beat();
    this.timer = setInterval(beat, BEAT_MS);
  }

  /** Begins nothing more, and waits for the running job. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** Runs what is due. A failure is logged once each time the store is away. */
  async look(): Promise<void> {
    for (const job of this.jobs) {
      try {
        await this.lookAt(job);
        this.hasFailed = false;
      } catch (error) {
        if (!this.hasFailed) log.error({ err: error, job: job.name }, 'A daily job failed, and is tried again.');
        this.hasFailed = true;
      }
    }
  }

  private async lookAt(job: Job): Promise<void> {
    const { name, hour } = job;
    const now = this.clock();
    const ofDay = await hour();
    const day = lastDayAt(now, ofDay, unitTimeZone());
    if (this.done.get(name) === day) return;
    const state = await jobStates().findOne({ _id: name });
    if (state === null) return addJob(name, day);
    const { doneDay } = state;
    if (doneDay === day) this.done.set(name, day);
    // Its hour was moved to later today, after it was done.
    if (doneDay === day || doneDay === unitDayAt(now)) return;
    const holder = await takeUp(state, now);
    if (holder === null) return;
    // A done day in the future came from a wrong clock or another time zone. It must not keep the job from running until then.
    await this.run(job, { day, since: doneDay < day ? doneDay : addDays(day, -1), now });
    const end = await jobStates().updateOne(
      { _id: name, holder },
      { $set: { doneDay: day, holder: null, until: null } },
    );
    // If another server has taken over, it may die before it notes the day as done.
    if (end.matchedCount === 1) this.done.set(name, day);
  }

  private async run({ name, run }: Job, turn: Turn): Promise<void> {
    try {
      await run(turn);
      runCount.inc({ name, outcome: 'done' });
    } catch (error) {
      runCount.inc({ name, outcome: 'failed' });
      throw error;
    }
  }
}

/** The last day for which a job was done; null if no server has looked at it. One database command. */
export async function lastDone(name: string): Promise<LocalDate | null> {
  return (await jobStates().findOne({ _id: name }))?.doneDay ?? null;
}

/** Adds a job that the store does not know yet. */
async function addJob(name: string, doneDay: LocalDate): Promise<void> {
  try {
    await jobStates().insertOne({ _id: name, doneDay, holder: null, until: null });
  } catch (error) {
    // Another server was faster.
    if (!isDuplicateOf(error, '_id')) throw error;
  }
}

/**
 * Claims a job, unless somebody is running it.
 * @returns the id of this turn; null if another server has the job.
 */
async function takeUp({ _id, doneDay, holder: before, until }: JobState, now: Date): Promise<string | null> {
  const lease = new Date(now.getTime() + LEASE_MS);
  // A lease that ends later than possible came from a wrong clock.
  if (until !== null && until > now && until <= lease) return null;
  const holder = randomUUID();
  const { modifiedCount } = await jobStates().updateOne(
    { _id, doneDay, holder: before },
    { $set: { holder, until: lease } },
  );
  return modifiedCount === 1 ? holder : null;
}
