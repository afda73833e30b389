import { Text, Title, VisuallyHidden } from '@mantine/core';
import { sectionLabel } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { OverStrength } from '../../components/OverStrength.tsx';
import block from '../../components/block.module.css';
import { PersonRow } from './PersonRow.tsx';
import type { SectionBlock_SectionFragment } from './SectionBlock.generated.ts';
import classes from './SectionBlock.module.css';

/** A section: its strength, and its people in order. */
export function SectionBlock({ section: { section, capacity, members } }: { section: SectionBlock_SectionFragment }) {
  const person = usePerson();
  const headingId = `section-${section}`;
  return (
    <section aria-labelledby={headingId} className={`${block['block']} ${classes['block']}`}>
      <div className={`${block['head']} ${classes['head']}`}>
        <Title order={2} id={headingId}>
          {sectionLabel[section]}
        </Title>
        <div className={classes['strength']}>
          <Text size="sm" c="dimmed">
            {members.length} of {capacity}
          </Text>
          <OverStrength filled={members.length} capacity={capacity} />
        </div>
      </div>
      {members.length === 0 ? (
        <div className={classes['empty']}>
          <Text c="dimmed">No one assigned</Text>
          {person?.isStaff && (
            <TextLink to={paths.adminReassign}>
              Assign people<VisuallyHidden> to {sectionLabel[section]}</VisuallyHidden>
            </TextLink>
          )}
        </div>
      ) : (
        <ul className={block['list']}>
          {members.map((member) => (
            <li key={member.id}>
              <PersonRow member={member} isSelf={member.id === person?.soldierId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
