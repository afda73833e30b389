import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { storedModel } from '../store/storedModel.ts';

/** A mail that waits to be sent. Once it is sent, it is gone from here. */
export interface QueuedMail {
  /** Random; its Message-ID is made of it, so that it keeps that whenever and by whichever server it is sent. */
  _id: string;
  to: string;
  /** What it is for: said in the log, and by this the maker of its text is found. */
  about: string;
  /** Absent where a maker makes it, as are the texts of mails with a link: the store never holds the code in it. */
  subject?: string;
  text?: string;
  /** What its maker needs to know beside the address. */
  details?: Readonly<Record<string, string>>;
  /** The login that it is about, where that is known before it is sent. */
  accountId?: string;
  queuedAt: Date;
  /**
   * When a server may take it up. Whoever does so moves it ahead by longer than sending takes, so that nobody else takes it up meanwhile.
   * Absent once it is given up.
   */
  dueAt?: Date;
  /** From then on it is of no use to anybody, and is given up. */
  uselessAt: Date;
  /** How often it was taken up. */
  tries: number;
  /** When it was given up. */
  undeliverableAt?: Date;
}

/** How long a mail that was given up is kept, in seconds. */
const UNDELIVERABLE_KEPT_S = 30 * 24 * 60 * 60;

const queuedMailSchema = new Schema<QueuedMail>(
  {
    _id: { type: String, default: () => randomUUID() },
    to: { type: String, required: true },
    about: { type: String, required: true },
    subject: { type: String },
    text: { type: String },
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
