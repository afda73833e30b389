import { DAY_MS } from '../../domain/constants.ts';
import type { PersonalData } from '../api/personalData.ts';
import { areDuplicates } from '../store/duplicateKey.ts';
import { type QueuedMail, QueuedMailModel } from './queuedMail.model.ts';

/*
 * Mails wait in the store until they are sent. So none is lost when a process ends, and a request writes the same for every recipient
 * (docs/decisions/0020-mail-queue.md).
 */

/** How long to keep trying a mail that the mail server refuses, in milliseconds, unless the mail becomes useless before. */
const TRIED_FOR_MS = 2 * DAY_MS;
/**
 * How long a claimed mail belongs to its server, in milliseconds. Longer than sending can take: about ten answers from a mail server, each
 * of which may take half a minute (`mailer.ts`).
 */
const CLAIM_MS = 10 * 60_000;
/** The pause after the first attempt, in milliseconds. Each further pause is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** A finished mail, or one whose text is made when it is sent. */
type NewMail = Pick<QueuedMail, 'to' | 'about'> &
  Partial<Pick<QueuedMail, 'subject' | 'text' | 'button' | 'details' | 'accountId'>> & {
    /** How long sending it makes sense, in milliseconds; if left out, as long as any mail is tried. */
    usefulForMs?: number;
  };

/** Queues a mail, which is sent within about a second. It survives whatever happens to this process. */
export async function queueMail(mail: NewMail, now: Date): Promise<void> {
  await QueuedMailModel.create(toQueued(mail, now));
}

/** The same for several mails with ids, except those already queued. One database command. */
export async function queueMails(mails: readonly (NewMail & { _id: string })[], now: Date): Promise<void> {
  try {
    await QueuedMailModel.insertMany(
      mails.map((mail) => toQueued(mail, now)),
      { ordered: false, throwOnValidationError: true },
    );
  } catch (error) {
    if (!areDuplicates(error)) throw error;
  }
}

/**
 * Claims the mail that becomes useless first, so that a sign-in link does not wait behind a whole unit's reminders. Among mails of one
 * kind, the one queued first. Only one server gets it.
 * @returns null if none is due, or another server was faster.
 */
export async function claimMail(now: Date): Promise<QueuedMail | null> {
  const next = await QueuedMailModel.findOne({ dueAt: { $lte: now } })
    .sort({ uselessAt: 1 })
    .lean();
  if (!next) return null;
  return QueuedMailModel.findOneAndUpdate(
    { _id: next._id, tries: next.tries },
    { $set: { dueAt: after(now, CLAIM_MS) }, $inc: { tries: 1 } },
    { returnDocument: 'after' },
  ).lean();
}

/** Removes mails that were sent, or that nobody needs anymore. */
export async function removeMails(ids: readonly string[]): Promise<void> {
  await QueuedMailModel.deleteMany({ _id: { $in: ids } });
}

/**
 * Schedules another attempt at an unsent mail after a pause.
 * @returns false if the mail would be useless by then; nothing changes.
 */
export async function postponeMail({ _id, tries, uselessAt }: QueuedMail, now: Date): Promise<boolean> {
  const next = after(now, Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
  if (next >= uselessAt) return false;
  await QueuedMailModel.updateOne({ _id, tries }, { $set: { dueAt: next } });
  return true;
}

/**
 * Keeps a mail as undeliverable: its subject matter, without its text.
 * @param to where it was sent last
 */
export async function giveUpMail({ _id, tries }: QueuedMail, to: string, now: Date): Promise<void> {
  await QueuedMailModel.updateOne(
    { _id, tries },
    { $set: { to, undeliverableAt: now }, $unset: { dueAt: '', subject: '', text: '', button: '', details: '' } },
  );
}

/** Deletes waiting mails about something to any of these addresses. One database command. */
export async function dropWaiting(about: string, addresses: readonly string[]): Promise<void> {
  await QueuedMailModel.deleteMany({ about, to: { $in: addresses }, dueAt: { $exists: true } });
}

/**
 * Makes every unsent mail due: mails that are tried again, and mails that a dead process had claimed. Call it when a process starts that
 * alone uses its store.
 */
export async function makeMailsDue(now: Date): Promise<void> {
  await QueuedMailModel.updateMany({ dueAt: { $exists: true } }, { $set: { dueAt: now } });
}

export const MAIL_DATA: PersonalData = {
  collection: QueuedMailModel,
  holds: 'mail to them that waits to be sent; for 30 days, mail that could not be sent',
  leftOut: 'all of it; it is deleted once they have the mail',
  goes: {
    // Mails about the login and mails to its address, including undeliverable ones.
    withLogin: ({ accountId, email: to }) =>
      QueuedMailModel.deleteMany({ $or: [{ accountId }, ...(to === null ? [] : [{ to }])] }),
  },
};

function toQueued<Given extends NewMail>({ usefulForMs = TRIED_FOR_MS, ...mail }: Given, now: Date) {
  return { ...mail, queuedAt: now, dueAt: now, uselessAt: after(now, usefulForMs), tries: 0 };
}

function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
