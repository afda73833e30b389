import { Text } from '@mantine/core';
import type { TopicScore } from '../../../../domain/exam/examResults.ts';
import { Panel } from '../../../components/Panel.tsx';
import { ExportTopicScores } from '../ExportTopicScores.tsx';
import { TopicScores } from '../TopicScores.tsx';

/** How well the person knows each topic, from what this device has stored. Renders nothing before the first exam. */
export function MasteryPanel({ mastery }: { mastery: readonly TopicScore[] }) {
  if (mastery.length === 0) return null;
  return (
    <Panel title="Your mastery" actions={<ExportTopicScores label="Your mastery" topics={mastery} />}>
      <Text c="dimmed">
        Questions you last got right on the first guess. This stays on this device and is shown only to you.
      </Text>
      <TopicScores topics={mastery} />
    </Panel>
  );
}
