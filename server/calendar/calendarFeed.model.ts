import { Schema } from 'mongoose';
import { CALENDAR_SCOPES, type CalendarScope } from '../../domain/calendar.ts';
import { storedModel } from '../store/storedModel.ts';

/** A calendar that a login may read at a secret address. */
export interface CalendarFeed {
  /** The login and the scope, so that a login has at most one of each. */
  _id: string;
  accountId: string;
  scope: CalendarScope;
  /** SHA-256 of the address's secret, so that a copy of the store opens no calendar. */
  secretHash: string;
  createdAt: Date;
}

const calendarFeedSchema = new Schema<CalendarFeed>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    scope: { type: String, enum: CALENDAR_SCOPES, required: true },
    secretHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'calendarFeeds', versionKey: false },
);

calendarFeedSchema.index({ secretHash: 1 }, { unique: true });
calendarFeedSchema.index({ accountId: 1 });

export const CalendarFeedModel = storedModel('CalendarFeed', calendarFeedSchema);

export function calendarFeedId(accountId: string, scope: CalendarScope): string {
  return `${accountId} ${scope}`;
}
