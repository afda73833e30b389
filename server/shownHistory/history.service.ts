import { isOneOf } from '../../domain/isOneOf.ts';
import { unitFieldName, unitFieldsSeenBy, isUnitFieldName } from '../../domain/policy/unitFields.ts';
import { FIELD_NAMES, fieldsOf } from '../../domain/record/fields.ts';
import { cleanText } from '../../domain/texts.ts';
import type { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { olderThanCursor, pageLimit, toPage } from '../api/pagination.ts';
import type { PersonalData } from '../api/personalData.ts';
import { OPERATOR } from '../history/entry.ts';
import { type HistoryChange, type HistoryEntry, HistoryModel } from '../history/history.model.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import type { SoldierName } from '../records/soldiers/soldierName.type.ts';
import { soldierNames } from '../records/soldiers/soldierNames.ts';
import { idsNamedIn } from '../store/idsNamedIn.ts';
import { type HistoryConnection, HistoryEntryType } from './history.type.ts';
import { settleHistory } from './settleHistory.ts';

type Reader = Pick<RequestContext, 'person' | 'unit'>;

/** A soldier's history, newest first, including entries that a crash left in documents. Six database commands. */
export async function history(reader: Reader, soldierId: string, page: PageArgs): Promise<HistoryConnection> {
  await settleHistory(soldierId);
  const seen = await fieldsSeenBy(reader);
  const rows = await HistoryModel.find({ $and: [{ soldierId, ...olderThanCursor('at', page) }, seen.entries] })
    .sort({ at: -1, _id: -1 })
    .limit(pageLimit(page))
    .lean();
  const nameOf = await soldierNames(await idsNamedIn(HistoryModel, { soldierId }, 'actorId'));
  const { rows: entries, pageInfo } = toPage(rows, page, ({ at, _id }) => [at.toISOString(), _id]);
  return {
    edges: await Promise.all(
      entries.map(async ({ cursor, row }) => ({ cursor, node: await shownEntry(row, reader, seen, nameOf) })),
    ),
    pageInfo,
  };
}

export const HISTORY_DATA: PersonalData = {
  collection: HistoryModel,
  holds: 'who changed what about them, and when; what they changed about others and the unit',
  leftOut: 'what they changed about others, and unit fields that only staff see',
  own: {
    history: {
      type: () => [HistoryEntryType],
      description: 'The history of their record, newest first.',
      ofSoldier: (soldierId, context) => wholeHistory(context, soldierId),
    },
  },
  counted: {
    count: ({ soldierId }) => HistoryModel.countDocuments({ soldierId }),
    one: 'entry of their history',
    many: 'entries of their history',
  },
  goes: { otherwise: 'eraseSoldier removes it after all that it tells of, and keeps who erased them' },
};

/** A soldier's whole history, newest first. Five database commands. */
async function wholeHistory(reader: Reader, soldierId: string): Promise<HistoryEntryType[]> {
  await settleHistory(soldierId);
  const seen = await fieldsSeenBy(reader);
  const rows = await HistoryModel.find({ $and: [{ soldierId }, seen.entries] })
    .sort({ at: -1, _id: -1 })
    .lean();
  const nameOf = await soldierNames(rows.map(({ actorId }) => actorId));
  return Promise.all(rows.map((row) => shownEntry(row, reader, seen, nameOf)));
}

/** An entry as its reader may see it, with its fields' names on its day. */
async function shownEntry(
  { _id: id, actorId, changes, medical = false, ...entry }: HistoryEntry,
  reader: Reader,
  { isSeen }: Pick<Awaited<ReturnType<typeof fieldsSeenBy>>, 'isSeen'>,
  nameOf: (id: string) => SoldierName | null,
): Promise<HistoryEntryType> {
  const fields = fieldsOf((await reader.unit(unitDayAt(entry.at))).policy);
  return {
    ...entry,
    id,
    actor: nameOf(actorId),
    byOperator: actorId === OPERATOR,
    medical,
    changes: changes
      .filter(({ field }) => isSeen(field))
      .map((change) => ({
        ...shownChange(change),
        label: isOneOf(FIELD_NAMES, change.field) ? fields[change.field].label : (change.label ?? null),
      })),
  };
}

/**
 * Which fields a person may learn about, and the condition for entries with any of them. People without staff rights learn nothing about a
 * unit field that only staff see.
 */
async function fieldsSeenBy({ person, unit }: Reader) {
  if (person?.isStaff) return { entries: {}, isSeen: () => true };
  const names: readonly string[] = unitFieldsSeenBy((await unit()).unitFields, false).map(({ id }) =>
    unitFieldName(id),
  );
  const field = 'changes.field';
  return {
    // Before and after all names that begin with `own.`: the slash follows the dot in ASCII.
    entries: {
      $or: [{ changes: [] }, { [field]: { $lt: 'own.' } }, { [field]: { $gt: 'own/' } }, { [field]: { $in: names } }],
    },
    isSeen: (name: string) => !isUnitFieldName(name) || names.includes(name),
  };
}

/** A change for display, cleaned: text from an earlier release may reverse the direction of the text beside it. */
function shownChange({ from, to, ...change }: HistoryChange): HistoryChange {
  return { ...change, from: from && cleanText(from), to: to && cleanText(to) };
}
