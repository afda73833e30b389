import type { TopicScore } from '../../../domain/exam/examResults.ts';
import type { ExportColumn } from '../../app/export/exportColumn.ts';
import { ExportMenu } from '../../app/export/ExportMenu.tsx';
import { topicName } from './TopicScores.tsx';

const COLUMNS: readonly ExportColumn<TopicScore>[] = [
  { header: 'Topic', exported: ({ topic }) => topicName(topic) },
  { header: 'Right', exported: ({ right }) => right },
  { header: 'Questions', exported: ({ total }) => total },
  { header: 'Percent', exported: ({ percent }) => percent },
];

/** Saves how far each topic has come. It stays on the device, like all of the exam (Rule 20). */
export function ExportTopicScores({ label, topics }: { label: string; topics: readonly TopicScore[] }) {
  return <ExportMenu label={label} columns={COLUMNS} rows={topics} />;
}
