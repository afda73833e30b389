import type { OnProgress } from '../../app/tables/export/exportedFile.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { LARGEST_PAGE, useWholeList } from '../../app/tables/export/useWholeList.ts';
import { byCategory, COMMENT_COLUMNS } from './commentColumns.ts';
import { CommentsDocument } from './useComments.generated.ts';

type ExportCommentsProps = {
  soldierId: string;
  /** The title of the screen. */
  label: string;
};

/** Exports all comments about a soldier, also the pages that are not loaded. */
export function ExportComments({ soldierId, label }: ExportCommentsProps) {
  const variables = { id: soldierId, first: LARGEST_PAGE };
  const readAll = useWholeList(CommentsDocument, variables, ({ comments }) => comments);

  async function readRows(onProgress: OnProgress) {
    const { rows, isWhole } = await readAll(onProgress);
    return { rows: byCategory(rows), isWhole };
  }

  return <ExportMenu label={label} columns={COMMENT_COLUMNS} rows={readRows} />;
}
