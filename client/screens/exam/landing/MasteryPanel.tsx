import { Text } from '@mantine/core';
import type { TopicScore } from '../../../../domain/exam/examResults.ts';
import { Panel } from '../../../components/Panel.tsx';
import { ExportTopicScores } from '../ExportTopicScores.tsx';
import { TopicScores } from '../TopicScores.tsx';

type MasteryPanelProps = {
  mastery: readonly TopicScore[];
  /** Starts a run of one topic's questions; null while none can be started. */
  onPractice: ((topic: string) => void) | null;
};

/** How well the person knows each topic, from what this device has stored. Renders nothing before the first exam. */
export function MasteryPanel({ mastery, onPractice }: MasteryPanelProps) {
  if (mastery.length === 0) return null;
  return (
    <Panel title="Your mastery" actions={<ExportTopicScores label="Your mastery" topics={mastery} />}>
      <Text c="dimmed">
        Questions you last got right on the first guess.{onPractice && ' Choose a topic to practice it.'}
      </Text>
      <TopicScores topics={mastery} onPractice={onPractice} />
    </Panel>
  );
}
