import { cleanText } from '../../domain/texts.ts';
import type { PageArgs } from '../api/connection.ts';
import { olderThanCursor, pageLimit, toPage } from '../api/pagination.ts';
import { soldierNames } from '../records/soldiers/soldierNames.ts';
import { type HistoryChange, HistoryModel } from '../records/history/history.model.ts';
import type { HistoryConnection } from './history.type.ts';
import { idsNamedIn } from '../store/idsNamedIn.ts';
import { settleHistory } from './settleHistory.ts';

/** A soldier's history, newest first, including entries that a crash left in their documents. Five database commands. */
export async function history(soldierId: string, page: PageArgs): Promise<HistoryConnection> {
  await settleHistory(soldierId);
  const rows = await HistoryModel.find({ soldierId, ...olderThanCursor('at', page) })
    .sort({ at: -1, _id: -1 })
    .limit(pageLimit(page))
    .lean();
  const nameOf = await soldierNames(await idsNamedIn(HistoryModel, { soldierId }, 'actorId'));
  const { rows: entries, pageInfo } = toPage(rows, page, ({ at, _id }) => [at.toISOString(), _id]);
  return {
    edges: entries.map(({ cursor, row: { _id: id, actorId, changes, ...entry } }) => ({
      cursor,
      node: { ...entry, id, actor: nameOf(actorId), changes: changes.map(shownChange) },
    })),
    pageInfo,
  };
}

/** A change as it may be shown: what an earlier release kept may turn around the text beside it. */
function shownChange({ field, from, to }: HistoryChange): HistoryChange {
  return { field, from: from && cleanText(from), to: to && cleanText(to) };
}
