import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { storedModel } from '../store/storedModel.ts';
import type { MailButton } from './mail.ts';

/** A mail that waits to be sent. Once sent, it is deleted from here. */
export interface QueuedMail {
  /** Random. Its Message-ID is made from it, so it stays the same whenever and by whichever server the mail is sent. */
  _id: string;
  to: string;
  /** What it is for. The log says it, and it finds the maker of the text. */
  about: string;
  /** Absent if a maker makes it. So the store never holds the code in a mailed link. */
  subject?: string;
  text?: string;
  /** The link of the text that is a button. */
  button?: MailButton;
  /** What the maker needs besides the address. */
  details?: Readonly<Record<string, string>>;
  /** The login that it is about, if known before sending. */
  accountId?: string;
  queuedAt: Date;
  /**
   * When a server may claim it. A server that claims it moves this ahead by longer than sending takes, so that nobody else claims it
   * meanwhile. Absent once it is given up.
   */
  dueAt?: Date;
  /** From then on it is useless, and is given up. */
  uselessAt: Date;
  /** How often it was claimed. */
  tries: number;
  /** When it was given up. */
  undeliverableAt?: Date;
}

/** How long an undeliverable mail is kept, in seconds. */
const UNDELIVERABLE_KEPT_S = 30 * 24 * 60 * 60;

const queuedMailSchema = new Schema<QueuedMail>(
  {
    _id: { type: String, default: () => randomUUID() },
    to: { type: String, required: true },
    about: { type: String, required: true },
    subject: { type: String },
    text: { type: String },
    button: {
      type: new Schema<MailButton>(
        { label: { type: String, required: true }, url: { type: String, required: true } },
        { _id: false },
      ),
    },
    details: { type: Object },
    accountId: { type: String },
    queuedAt: { type: Date, required: true },
    dueAt: { type: Date },
    uselessAt: { type: Date, required: true },
    tries: { type: Number, required: true },
    undeliverableAt: { type: Date },
  },
  { collection: 'mails', versionKey: false },
);

queuedMailSchema.index({ dueAt: 1 });
queuedMailSchema.index({ undeliverableAt: 1 }, { expireAfterSeconds: UNDELIVERABLE_KEPT_S });

export const QueuedMailModel = storedModel('QueuedMail', queuedMailSchema);
