import { Text, Title, VisuallyHidden } from '@mantine/core';
import { capacityOf } from '../../../domain/policy/policy.ts';
import { Section, sectionLabel } from '../../../domain/values.ts';
import { usePolicy } from '../../components/PolicyContext.ts';
import { OverStrength } from '../../components/OverStrength.tsx';
import block from '../../components/block.module.css';
import type { SectionPanel_BlockFragment } from './SectionPanel.generated.ts';
import { TeamList } from './TeamList.tsx';

/** A section and its teams. */
export function SectionPanel({ block: { section, teams } }: { block: SectionPanel_BlockFragment }) {
  const policy = usePolicy();
  const headingId = `board-${section}`;
  const count = teams.reduce((sum, { people }) => sum + people.length, 0);
  const capacity = section === Section.UNASSIGNED ? null : capacityOf(policy, section);
  return (
    <section aria-labelledby={headingId} className={block.block} data-section={section}>
      <div className={`${block.head} ${block.narrow}`}>
        <Title order={2} id={headingId} className={block.title ?? ''}>
          {sectionLabel[section]}
        </Title>
        <Text size="sm" c="dimmed">
          {capacity === null ? count : `${count} of ${capacity}`}
          <VisuallyHidden> assigned</VisuallyHidden>
        </Text>
        {capacity !== null && <OverStrength filled={count} capacity={capacity} />}
      </div>
      {teams.map(({ team, people }) => (
        <TeamList key={team} section={section} team={team} people={people} isNamed={teams.length > 1} />
      ))}
    </section>
  );
}
