import { isOneOf } from '../../domain/isOneOf.ts';
import { localDateAt } from '../../domain/localDate.ts';
import { FIELD_NAMES, fieldsOf } from '../../domain/record/fields.ts';
import { cleanText } from '../../domain/texts.ts';
import type { RequestContext } from '../api/context.ts';
import type { PageArgs } from '../api/connection.ts';
import { olderThanCursor, pageLimit, toPage } from '../api/pagination.ts';
import { soldierNames } from '../records/soldiers/soldierNames.ts';
import { type HistoryChange, HistoryModel } from '../records/history/history.model.ts';
import type { HistoryConnection } from './history.type.ts';
import { idsNamedIn } from '../store/idsNamedIn.ts';
import { settleHistory } from './settleHistory.ts';

/** A soldier's history, newest first, including entries that a crash left in their documents. Six database commands. */
export async function history(
  { unit }: Pick<RequestContext, 'unit'>,
  soldierId: string,
  page: PageArgs,
): Promise<HistoryConnection> {
  await settleHistory(soldierId);
  const rows = await HistoryModel.find({ soldierId, ...olderThanCursor('at', page) })
    .sort({ at: -1, _id: -1 })
    .limit(pageLimit(page))
    .lean();
  const nameOf = await soldierNames(await idsNamedIn(HistoryModel, { soldierId }, 'actorId'));
  const { rows: entries, pageInfo } = toPage(rows, page, ({ at, _id }) => [at.toISOString(), _id]);
  return {
    edges: await Promise.all(
      entries.map(async ({ cursor, row: { _id: id, actorId, changes, ...entry } }) => {
        const fields = fieldsOf((await unit(localDateAt(entry.at))).policy);
        return {
          cursor,
          node: {
            ...entry,
            id,
            actor: nameOf(actorId),
            changes: changes.map((change) => ({
              ...shownChange(change),
              label: isOneOf(FIELD_NAMES, change.field) ? fields[change.field].label : null,
            })),
          },
        };
      }),
    ),
    pageInfo,
  };
}

/** A change as it may be shown: what an earlier release kept may turn around the text beside it. */
function shownChange({ field, from, to }: HistoryChange): HistoryChange {
  return { field, from: from && cleanText(from), to: to && cleanText(to) };
}
