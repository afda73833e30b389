import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { Counter } from 'prom-client';
import { lastDayAt } from '../../domain/hourOfDay.ts';
import { addDays, type LocalDate } from '../../domain/localDate.ts';
import { log } from '../operations/log.ts';
import { registry } from '../operations/observability/metrics.ts';
import { unitDayAt, unitTimeZone } from '../operations/unitClock.ts';
import { isDuplicateOf } from '../store/duplicateKey.ts';

/** What is done once a day, by whichever server comes first. */
export interface Job {
  readonly name: string;
  /** The hour of the unit's clock, 0 to 23; asked at each look, as staff may change it and the unit's time zone, which is read along with it. */
  readonly hour: () => Promise<number>;
  /** Does it. It may be cut off at any point, and is then called again, perhaps by another server and at the same time. */
  readonly run: (turn: Turn) => Promise<void>;
}

/** That a job's hour has come. */
export interface Turn {
  /** The last day of which it has. */
  readonly day: LocalDate;
  /** The last day before for which the job was done. What was missed in between is caught up by this one turn. */
  readonly since: LocalDate;
  readonly now: Date;
}

/** What the store keeps of a job. */
interface JobState {
  _id: string;
  /** The last day for which it was done to its end. */
  doneDay: LocalDate;
  /** Which turn of which server is at it; null for none. */
  holder: string | null;
  /** When others take over from a holder that died. */
  until: Date | null;
}

/** How often it is looked whether an hour has come, in milliseconds. */
const BEAT_MS = 20_000;
/** After how long another server takes over from one that does not come to an end, in milliseconds; and how long a job that failed waits. */
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
 * Does each job once a day at its hour, on whichever of several servers. What was missed while none ran is caught up by one turn; before the first look at a
 * job there was nothing to miss. A job has to bear being done twice for a day: a clock that was far ahead, and is set right, has its day come again, as has a
 * unit whose time zone becomes one further west.
 */
export class Scheduler {
  /** For which day this process knows a job to be done, so that it need not ask again. */
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

  /** Begins nothing more, and waits for what goes on. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** Does what is due. A failure is logged, once for each time that the store is away. */
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
    // A day that is ahead was done by a clock that went wrong, or in another time zone: that must not keep the job from being done until then.
    await this.run(job, { day, since: doneDay < day ? doneDay : addDays(day, -1), now });
    const end = await jobStates().updateOne(
      { _id: name, holder },
      { $set: { doneDay: day, holder: null, until: null } },
    );
    // Another server has taken over, and may die before it says that the day is done.
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

/** The last day for which a job was done; null for one that no server has looked at. One database command. */
export async function lastDone(name: string): Promise<LocalDate | null> {
  return (await jobStates().findOne({ _id: name }))?.doneDay ?? null;
}

/** Notes a job that the store does not know yet. */
async function addJob(name: string, doneDay: LocalDate): Promise<void> {
  try {
    await jobStates().insertOne({ _id: name, doneDay, holder: null, until: null });
  } catch (error) {
    // Another server was faster.
    if (!isDuplicateOf(error, '_id')) throw error;
  }
}

/**
 * Takes up a job, unless somebody is at it.
 * @returns the name of this turn; null where another server has the job.
 */
async function takeUp({ _id, doneDay, holder: before, until }: JobState, now: Date): Promise<string | null> {
  const lease = new Date(now.getTime() + LEASE_MS);
  // One that ends later than a lease can was given by a clock that went wrong.
  if (until !== null && until > now && until <= lease) return null;
  const holder = randomUUID();
  const { modifiedCount } = await jobStates().updateOne(
    { _id, doneDay, holder: before },
    { $set: { holder, until: lease } },
  );
  return modifiedCount === 1 ? holder : null;
}
