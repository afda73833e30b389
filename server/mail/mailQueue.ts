import { DAY_MS } from '../../domain/constants.ts';
import type { PersonalData } from '../api/personalData.ts';
import { areDuplicates } from '../store/duplicateKey.ts';
import { type QueuedMail, QueuedMailModel } from './queuedMail.model.ts';

/*
 * Mails wait in the store until they are sent, so that none is lost when a process ends, and so that a request writes the same whoever its
 * mail is for (docs/decisions/0020-mail-queue.md).
 */

/** How long a mail is tried again that the mail server does not take, unless it is of no use before, in milliseconds. */
const TRIED_FOR_MS = 2 * DAY_MS;
/**
 * For how long a mail is its server's that took it up, in milliseconds. Longer than sending can take: some ten answers of a mail server, each
 * of which may be half a minute away (`mailer.ts`).
 */
const CLAIM_MS = 10 * 60_000;
/** The pause after the first try, in milliseconds; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** A finished mail, or one whose text is made when it is sent. */
type NewMail = Pick<QueuedMail, 'to' | 'about'> &
  Partial<Pick<QueuedMail, 'subject' | 'text' | 'details' | 'accountId'>> & {
    /** For how long sending it makes sense, in milliseconds; as long as any mail is tried when left out. */
    usefulForMs?: number;
  };

/** Has a mail sent within about a second. It survives whatever happens to this process. */
export async function queueMail(mail: NewMail, now: Date): Promise<void> {
  await QueuedMailModel.create(toQueued(mail, now));
}

/** The same for several that have ids, but for those that are queued already. One database command. */
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
 * Takes up the mail that is of use for the shortest time, so that a sign-in link does not wait behind the reminders of a whole unit; of those of one kind, the
 * one that was queued first. Of several servers, one takes it.
 * @returns null when none is due, or another server was faster.
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

/** Removes mails that were sent, or that nobody needs any more. */
export async function removeMails(ids: readonly string[]): Promise<void> {
  await QueuedMailModel.deleteMany({ _id: { $in: ids } });
}

/**
 * Has a mail that was not sent tried again after a pause.
 * @returns false when it would be of no use by then; nothing is changed.
 */
export async function postponeMail({ _id, tries, uselessAt }: QueuedMail, now: Date): Promise<boolean> {
  const next = after(now, Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
  if (next >= uselessAt) return false;
  await QueuedMailModel.updateOne({ _id, tries }, { $set: { dueAt: next } });
  return true;
}

/**
 * Keeps a mail as undeliverable: what it was about, without its text.
 * @param to where it was sent last
 */
export async function giveUpMail({ _id, tries }: QueuedMail, to: string, now: Date): Promise<void> {
  await QueuedMailModel.updateOne(
    { _id, tries },
    { $set: { to, undeliverableAt: now }, $unset: { dueAt: '', subject: '', text: '', details: '' } },
  );
}

/** Drops mails about something that wait to be sent to one of these addresses. One database command. */
export async function dropWaiting(about: string, addresses: readonly string[]): Promise<void> {
  await QueuedMailModel.deleteMany({ about, to: { $in: addresses }, dueAt: { $exists: true } });
}

/**
 * Makes all mails due that are tried again or were taken up by a process that died. To be called when a process starts that alone uses its
 * store.
 */
export async function makeMailsDue(now: Date): Promise<void> {
  await QueuedMailModel.updateMany({ dueAt: { $exists: true } }, { $set: { dueAt: now } });
}

export const MAIL_DATA: PersonalData = {
  collection: QueuedMailModel,
  holds: 'mails to them that wait to be sent; for 30 days those that could not be',
  leftOut: 'it is gone once they have it',
  goes: {
    // Those about the login and those to its address, also those that were given up.
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
