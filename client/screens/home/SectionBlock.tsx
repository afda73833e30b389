import { Text, Title, VisuallyHidden } from '@mantine/core';
import type { DueGroup } from '../../../domain/due/counts.ts';
import { type Hole, openPlaces } from '../../../domain/record/openPlaces.ts';
import { teamAt } from '../../../domain/record/teamAt.ts';
import { roleLabel, sectionLabel, Team, teamLabel, TEAMS } from '../../../domain/values.ts';
import { paths } from '../../app/paths.ts';
import { SlicedList } from '../../app/people/SlicedList.tsx';
import { usePerson } from '../../app/session/PersonContext.ts';
import block from '../../components/block.module.css';
import { OverStrength } from '../../components/parts/OverStrength.tsx';
import { PersonHole } from '../../components/parts/PersonRow.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { MemberRow } from './MemberRow.tsx';
import type { SectionBlock_SectionFragment } from './SectionBlock.generated.ts';
import classes from './SectionBlock.module.css';

/** A section with more people is longer than most of a printed page. */
const LONG = 24;
/** The head has room for a small square for each of so many places. */
const SQUARES = 12;

type SectionBlockProps = {
  section: SectionBlock_SectionFragment;
  /** How each person stands, by id. Empty for members, and until it is known. */
  groups: ReadonlyMap<string, DueGroup>;
};

/** A section with its strength, its people and the roles that nobody has, in order, by team. */
export function SectionBlock({ section: { section, capacity, members }, groups }: SectionBlockProps) {
  const person = usePerson();
  const headingId = `section-${section}`;
  const { holes, more } = openPlaces(section, capacity, members);
  const rows: readonly (SectionBlock_SectionFragment['members'][number] | Hole)[] = [...members, ...holes].sort(
    (one, other) => one.unitPosition - other.unitPosition,
  );
  const teams = [null, ...TEAMS]
    .map((team) => ({ team, inTeam: rows.filter(({ unitPosition }) => teamAt(section, unitPosition) === team) }))
    .filter(({ inTeam }) => inTeam.length > 0);
  return (
    <section aria-labelledby={headingId} className={classes.section} data-long={rows.length > LONG || undefined}>
      <div className={`${block.head} ${classes.head}`}>
        <Title order={2} id={headingId}>
          {sectionLabel[section]}
        </Title>
        <div className={classes.strength}>
          <span>
            {members.length} of {capacity}
          </span>
          <Squares filled={members.length} capacity={capacity} />
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
      {teams.map(({ team, inTeam }) => {
        // The headquarters and people without a team are directly below the section's head.
        const name = team === null || team === Team.HQ ? undefined : `Team ${teamLabel[team]}`;
        return (
          <div key={team} className={classes.team}>
            {name && <h3>{name}</h3>}
            <SlicedList
              label={name}
              lines={inTeam}
              idOf={(row) => ('id' in row ? row.id : row.role)}
              height="var(--app-tool)"
            >
              {(row) =>
                'id' in row ? (
                  <MemberRow key={row.id} member={row} group={groups.get(row.id)} />
                ) : (
                  <li key={row.role} className={classes.hole}>
                    <PersonHole role={roleLabel[row.role]}>open</PersonHole>
                  </li>
                )
              }
            </SlicedList>
          </div>
        );
      })}
      {more > 0 && (
        <div className={`${classes.team} ${classes.hole}`}>
          <PersonHole role="">{more} more open</PersonHole>
        </div>
      )}
    </section>
  );
}

/** A small square for each place, unless all are filled, or there are too many. The text beside it says the same. */
function Squares({ filled, capacity }: { filled: number; capacity: number }) {
  if (filled >= capacity || capacity > SQUARES) return null;
  return (
    <span aria-hidden className={classes.squares}>
      {Array.from({ length: capacity }, (_, place) => (
        <span key={place} data-filled={place < filled || undefined} />
      ))}
    </span>
  );
}
