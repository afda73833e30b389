import { log } from '../operations/log.ts';
import { answerForLog } from './answerForLog.ts';
import { isFinalRefusal } from './finalRefusal.ts';
import type { Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { mailCount } from './mailMetrics.ts';
import { claimMail, giveUpMail, postponeMail, removeMails } from './mailQueue.ts';
import type { QueuedMail } from './queuedMail.model.ts';

/** A mail, ready to send. */
interface MadeMail {
  mail: Mail;
  /** Whether nobody should get it, because no login has the address. Everything except sending is then done as for any other mail. */
  isForNobody: boolean;
}

/**
 * Makes a mail when it is sent, anew for each attempt. Null if there is no reason for it anymore. The maker uses a text that was queued.
 */
export type MakeMail = (queued: QueuedMail, now: Date) => Promise<MadeMail | null>;

/** How often a mail is claimed, in milliseconds. */
const BEAT_MS = 250;
/** How many mails may be on their way at once. Beyond that, the worker waits for the mail server. */
const MOST_UNDER_WAY = 10;

interface MailWorkerOptions {
  mailer: Mailer;
  /** Makes mails when they are sent, by what the mails are about. Any other mail was queued with its text. */
  makers: Readonly<Record<string, MakeMail>>;
  /** Notes that an address's mailbox refuses mails for good. Called again if the process dies before it gives the mail up. */
  noteRefusal: (address: string, now: Date) => Promise<void>;
  /** The unit's name, which all mails show; null if it has none. */
  unitName: () => Promise<string | null>;
  clock: () => Date;
}

/**
 * Sends queued mails. It claims one at each beat of a clock, whatever requests come and however long other mails take. So the time of an
 * answer never tells whether an earlier mail was for somebody or for nobody.
 */
export class MailWorker {
  private readonly underWay = new Set<Promise<unknown>>();
  /** Sent mails that are still to be removed, kept here in case the store fails just then. */
  private readonly sent = new Set<string>();
  private hasFailed = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: MailWorkerOptions) {}

  /** Begins to send. */
  start(): void {
    this.timer = setInterval(() => {
      if (this.underWay.size >= MOST_UNDER_WAY) return;
      const work = this.workOne().finally(() => this.underWay.delete(work));
      this.underWay.add(work);
    }, BEAT_MS);
  }

  /** Claims no more mails, and waits for those on their way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.underWay);
  }

  /**
   * Sends one due mail. A failure is logged.
   * @returns whether there was one.
   */
  async workOne(): Promise<boolean> {
    try {
      await this.removeSent();
      const queued = await claimMail(this.options.clock());
      if (queued) await this.work(queued);
      this.hasFailed = false;
      return queued !== null;
    } catch (error) {
      // Logged once each time the store is away, not at each beat.
      if (!this.hasFailed) log.error({ err: error }, 'The queue of mails cannot be worked off.');
      this.hasFailed = true;
      return false;
    }
  }

  private async work(queued: QueuedMail): Promise<void> {
    let made: MadeMail | null = null;
    try {
      if (this.options.clock() >= queued.uselessAt) throw new Error('It was not sent in time.');
      made = await this.make(queued);
      if (made) await this.send(made, queued._id);
      if (made && !made.isForNobody) mailCount.inc({ outcome: 'sent' });
    } catch (error) {
      return this.afterFailure(queued, made, error);
    }
    this.sent.add(queued._id);
    await this.removeSent();
  }

  private async make(queued: QueuedMail): Promise<MadeMail | null> {
    const { to, about, subject, text, button } = queued;
    const make = this.options.makers[about];
    if (make) return make(queued, this.options.clock());
    if (subject !== undefined && text !== undefined) {
      return { mail: { to, about, subject, text, ...(button && { button }) }, isForNobody: false };
    }
    // For example, a newer release that runs beside this one has queued it.
    throw new Error('Nobody makes mails of this kind.');
  }

  private async send({ mail: made, isForNobody }: MadeMail, id: string): Promise<void> {
    const { mailer, unitName } = this.options;
    const unit = await unitName();
    const mail = unit === null ? made : { ...made, unit };
    return isForNobody ? mailer.rehearse(mail, id) : mailer.send(mail, id);
  }

  private async afterFailure(queued: QueuedMail, made: MadeMail | null, error: unknown): Promise<void> {
    const { _id: id, about, tries } = queued;
    const now = this.options.clock();
    const line = { id, about, tries, ...(made ? { answer: answerForLog(error, made.mail) } : { err: error }) };
    const isFinal = made !== null && !made.isForNobody && isFinalRefusal(error);
    if (isFinal) await this.options.noteRefusal(made.mail.to, now);
    const isPostponed = !isFinal && (await postponeMail(queued, now));
    mailCount.inc({ outcome: isPostponed ? 'postponed' : 'given_up' });
    if (isPostponed) return log.warn(line, 'A mail was not sent, and is tried again.');
    log.error(line, isFinal ? 'A mailbox refused a mail, which is given up.' : 'A mail was not sent, and is given up.');
    return made?.isForNobody ? removeMails([id]) : giveUpMail(queued, made?.mail.to ?? queued.to, now);
  }

  private async removeSent(): Promise<void> {
    const ids = [...this.sent];
    if (ids.length === 0) return;
    await removeMails(ids);
    for (const id of ids) this.sent.delete(id);
  }
}
