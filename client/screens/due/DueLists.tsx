import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DueState } from '../../../domain/due/states.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { sectionLabel } from '../../../domain/values.ts';
import { Panel } from '../../components/Panel.tsx';
import { PersonMarks } from '../../components/PersonMarks.tsx';
import rowList from '../../components/rows.module.css';
import { rankAndName } from '../../components/soldierText.ts';
import { DueCountText } from './DueCountText.tsx';
import classes from './DueLists.module.css';
import type { DueMatrixProps } from './DueMatrix.tsx';
import { isShown, urgency } from './dueShown.ts';
import { StandingLink } from './StandingLink.tsx';
import { useDueFilter } from './useDueFilter.ts';

type Requirement = DueMatrixProps['requirements'][number];
type Row = DueMatrixProps['rows'][number];

/** How many people each requirement shows before Show more. */
const FIRST = 10;

/** The phone's view: a list for each requirement, most urgent people first. */
export function DueLists({ day, requirements, counts, rows, section }: DueMatrixProps) {
  return (
    <Stack gap="xl">
      {requirements.map((requirement) => {
        const own = counts.filter(({ requirementId }) => requirementId === requirement.id);
        const whole = own.find((count) => count.section === section);
        return (
          <Panel key={requirement.id} title={requirement.name}>
            {whole && <DueCountText count={whole} />}
            {section === null && (
              <ul className={classes.sections} aria-label={`${requirement.name} by section`}>
                {own.map(
                  (count) =>
                    count.section !== null &&
                    count.percent !== null && (
                      <li key={count.section}>
                        {sectionLabel[count.section]} {count.percent}%
                      </li>
                    ),
                )}
              </ul>
            )}
            <DueList requirement={requirement} rows={rows} day={day} />
          </Panel>
        );
      })}
    </Stack>
  );
}

function DueList({ requirement, rows, day }: { requirement: Requirement; rows: readonly Row[]; day: LocalDate }) {
  const { show } = useDueFilter();
  const [isWhole, setWhole] = useState(false);
  const people = rows
    .flatMap(({ soldier, standings }) => {
      const standing = standings.find(({ requirementId }) => requirementId === requirement.id);
      if (!standing || standing.state === DueState.NOT_REQUIRED) return [];
      // The row passed the filter by any requirement; this list checks its own.
      return isShown(show, [standing]) ? [{ soldier, standing }] : [];
    })
    .toSorted((one, other) => urgency(one.standing, other.standing));
  if (people.length === 0) return <Text c="dimmed">{show === '' ? 'Asked of nobody here.' : 'Nobody to show.'}</Text>;
  return (
    <>
      <ul className={rowList.rows} aria-label={requirement.name}>
        {people.slice(0, isWhole ? people.length : FIRST).map(({ soldier, standing }) => (
          <li key={soldier.id} className={classes.row}>
            <StandingLink soldier={soldier} requirement={requirement} standing={standing} on={day}>
              <span className={classes.person}>
                {rankAndName(soldier)} <PersonMarks person={soldier} />
              </span>{' '}
            </StandingLink>
          </li>
        ))}
      </ul>
      {people.length > FIRST && (
        <div>
          <Button variant="default" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${people.length}`}
          </Button>
        </div>
      )}
    </>
  );
}
