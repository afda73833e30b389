import type { TopicScore } from '../../../domain/exam/examResults.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';

const COLUMNS: readonly ExportColumn<TopicScore>[] = [
  { header: 'Topic', exported: ({ topic }) => topic },
  { header: 'Right', exported: ({ right }) => right },
  { header: 'Questions', exported: ({ total }) => total },
  { header: 'Percent', exported: ({ percent }) => percent },
];

/** Exports the score for each topic. Like everything about the exam, it stays on the device (Spec 17.4). */
export function ExportTopicScores({ label, topics }: { label: string; topics: readonly TopicScore[] }) {
  return <ExportMenu label={label} columns={COLUMNS} rows={topics} />;
}
