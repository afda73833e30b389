import { Text, Title, VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { teamAt } from '../../../domain/record/teamAt.ts';
import { sectionLabel, Team, teamLabel, TEAMS } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import block from '../../components/block.module.css';
import { OverStrength } from '../../components/parts/OverStrength.tsx';
import personName from '../../components/PersonName.module.css';
import { TextLink } from '../../components/TextLink.tsx';
import { PersonRow } from './PersonRow.tsx';
import type { SectionBlock_SectionFragment } from './SectionBlock.generated.ts';
import classes from './SectionBlock.module.css';

/** A section with more people is longer than most of a printed page. */
const LONG = 24;

type SectionBlockProps = {
  section: SectionBlock_SectionFragment;
  /** The person whose row says why their record stays closed; null for none. */
  refusedId: string | null;
  onRefuse: (id: string) => void;
};

/** A section with its strength and its people in order, by team. */
export function SectionBlock({ section: { section, capacity, members }, refusedId, onRefuse }: SectionBlockProps) {
  const person = usePerson();
  const headingId = `section-${section}`;
  const teams = [null, ...TEAMS].map((team) => ({
    team,
    people: members.filter(({ unitPosition }) => teamAt(section, unitPosition) === team),
  }));
  return (
    <section aria-labelledby={headingId} className={block.block} data-long={members.length > LONG || undefined}>
      <div className={`${block.head} ${classes.head}`}>
        <Title order={2} id={headingId}>
          {sectionLabel[section]}
        </Title>
        <div className={classes.strength}>
          <Text size="sm" c="dimmed">
            {members.length} of {capacity}
          </Text>
          <OverStrength filled={members.length} capacity={capacity} />
        </div>
      </div>
      {members.length === 0 && (
        <div className={classes.empty}>
          <Text c="dimmed">No one assigned</Text>
          {person?.isStaff && (
            <TextLink to={paths.adminReassign}>
              Assign people<VisuallyHidden> to {sectionLabel[section]}</VisuallyHidden>
            </TextLink>
          )}
        </div>
      )}
      {teams.map(({ team, people }) => {
        if (people.length === 0) return null;
        // The headquarters and people without a team are directly below the section's head.
        const name = team === null || team === Team.HQ ? undefined : `Team ${teamLabel[team]}`;
        return (
          <Fragment key={team}>
            {name && <h3 className={`${personName.label} ${classes.team}`}>{name}</h3>}
            <ul aria-label={name} className={block.list}>
              {people.map((member) => (
                <li key={member.id}>
                  <PersonRow
                    member={member}
                    team={name}
                    isSelf={member.id === person?.soldierId}
                    isOpen={person?.isStaff === true || member.id === person?.soldierId}
                    isRefused={member.id === refusedId}
                    onRefuse={() => onRefuse(member.id)}
                  />
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
    </section>
  );
}
