import { Button, Stack, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { DUE_GROUPS, DueGroup, dueGroup } from '../../../domain/due/counts.ts';
import { DueState } from '../../../domain/due/states.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { calledName } from '../../../domain/record/givenNames.ts';
import { rankLabel, sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { SlicedList } from '../../app/people/SlicedList.tsx';
import { Panel } from '../../components/Panel.tsx';
import { STATE_ICONS } from '../../components/parts/StatusCell.tsx';
import { StatusChip, StatusChips } from '../../components/parts/StatusChip.tsx';
import { PersonMarks } from '../../components/PersonMarks.tsx';
import personName from '../../components/PersonName.module.css';
import rowList from '../../components/rows.module.css';
import { rankAndName } from '../../components/soldierText.ts';
import { TextButton } from '../../components/TextButton.tsx';
import { DueCountBar } from './DueCountBar.tsx';
import classes from './DueLists.module.css';
import type { DueMatrixProps } from './DueMatrix.tsx';
import { isShown, urgency } from './dueShown.ts';
import { DueStandingMark } from './DueStandingMark.tsx';
import { shortfalls } from './shortfalls.ts';
import { StandingLink } from './StandingLink.tsx';
import { useDueFilter } from './useDueFilter.ts';

type Requirement = DueMatrixProps['requirements'][number];
type Row = DueMatrixProps['rows'][number];

/** How many people each requirement shows before Show all. */
const FIRST = 10;
/** What both kinds of list have in common. */
const LIST = {
  className: rowList.rows,
  height: '4rem',
  idOf: ({ soldier }: { readonly soldier: { readonly id: string } }) => soldier.id,
};

/** The phone's view: people by section with what they have to do, or the people of each requirement. Not current first. */
export function DueLists(props: DueMatrixProps) {
  const { requirement, isByRequirement } = useDueFilter();
  const isOne = props.requirements.some(({ id }) => id === requirement);
  return isByRequirement || isOne ? <ByRequirement {...props} /> : <BySection {...props} />;
}

function groupOf({ standings }: Row): DueGroup {
  return dueGroup(standings.map(({ state }) => state));
}

/** Sections with their people. Unless the filter asks for them, people who have nothing to do are only counted at first. */
function BySection({ day, requirements, rows }: DueMatrixProps) {
  const { show, when } = useDueFilter();
  const [isWhole, setWhole] = useState(false);
  const isEverybody = isWhole || show !== '' || when !== null;
  const current = rows.filter((row) => groupOf(row) === DueGroup.CURRENT).length;
  return (
    <Stack gap="md">
      {SECTIONS.map((section) => {
        const people = rows
          .filter(({ soldier }) => soldier.section === section)
          .toSorted((one, other) => DUE_GROUPS.indexOf(groupOf(one)) - DUE_GROUPS.indexOf(groupOf(other)));
        const busy = people.filter((row) => groupOf(row) !== DueGroup.CURRENT);
        const listed = isEverybody ? people : busy;
        if (listed.length === 0) return null;
        return (
          <Panel
            key={section}
            title={sectionLabel[section]}
            actions={<Text c="dimmed">{`${busy.length} of ${people.length}`}</Text>}
          >
            <SlicedList {...LIST} label={sectionLabel[section]} lines={listed}>
              {(row) => <PersonEntry key={row.soldier.id} row={row} requirements={requirements} day={day} />}
            </SlicedList>
          </Panel>
        );
      })}
      {!isEverybody && current > 0 && (
        <Text c="dimmed">
          {current === 1 ? '1 more is current.' : `${current} more are current.`}{' '}
          <TextButton onClick={() => setWhole(true)}>Show everybody</TextButton>
        </Text>
      )}
    </Stack>
  );
}

type PersonEntryProps = { row: Row; requirements: readonly Requirement[]; day: LocalDate };

function PersonEntry({ row: { soldier, standings }, requirements, day }: PersonEntryProps) {
  const due = shortfalls(standings, requirements, day);
  return (
    <li>
      <RecordLink soldierId={soldier.id} className={`${rowList.pressable} ${classes.person}`}>
        <span className={personName.label}>{rankLabel[soldier.rank]}</span>{' '}
        <span className={classes.name}>
          {calledName(soldier)} <PersonMarks person={soldier} />
        </span>{' '}
        <IconChevronRight aria-hidden className={classes.arrow} />
        {due.length > 0 && (
          <span className={classes.due}>
            <StatusChips>
              {due.map(({ state, tone, text }) => (
                <StatusChip key={text} tone={tone} icon={STATE_ICONS[state]}>
                  {text}
                </StatusChip>
              ))}
            </StatusChips>
          </span>
        )}
      </RecordLink>
    </li>
  );
}

/** A list for each requirement, most urgent people first. */
function ByRequirement({ day, requirements, counts, rows, section }: DueMatrixProps) {
  return (
    <Stack gap="xl">
      {requirements.map((requirement) => {
        const own = counts.filter(({ requirementId }) => requirementId === requirement.id);
        const whole = own.find((count) => count.section === section);
        return (
          <Panel key={requirement.id} title={requirement.name}>
            {whole && <DueCountBar count={whole} />}
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
  if (people.length === 0) {
    return <Text c="dimmed">{show === '' ? 'Applies to nobody here.' : 'Nobody to show.'}</Text>;
  }
  return (
    <>
      <SlicedList {...LIST} label={requirement.name} lines={people.slice(0, isWhole ? people.length : FIRST)}>
        {({ soldier, standing }) => (
          <li key={soldier.id} className={classes.row}>
            <StandingLink
              soldierId={soldier.id}
              requirementId={requirement.id}
              standing={standing}
              className={classes.standing}
            >
              <span className={classes.name}>
                {rankAndName(soldier)} <PersonMarks person={soldier} />
              </span>{' '}
              <DueStandingMark standing={standing} on={day} />
            </StandingLink>
          </li>
        )}
      </SlicedList>
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
