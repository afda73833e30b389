import { Button, Group, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { paths } from '../../../app/paths.ts';
import { PeopleList } from '../../../app/people/PeopleList.tsx';
import { UnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { Link } from '../../../components/Link.tsx';
import { MoreMenu } from '../../../components/MoreMenu.tsx';
import { useUnitFields } from '../../../components/PolicyContext.ts';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { arranged, isPerson, listed } from './arranged.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { NAME_COLUMN, rosterColumns } from './rosterColumns.ts';
import { RosterExport } from './RosterExport.tsx';
import { RosterFilters } from './RosterFilters.tsx';
import { ROSTER_LIST, RosterGrid } from './RosterGrid.tsx';
import { personMaker } from './rosterPerson.ts';
import { useRoster } from './useRoster.ts';
import { useRosterView } from './useRosterView.ts';

/** Roster: everybody with everything that is known of them, as a table. */
export function RosterScreen() {
  return (
    <UnitPolicy>
      <Roster />
    </UnitPolicy>
  );
}

function Roster() {
  const unit = useUnitFields();
  const all = useMemo(() => rosterColumns(unit), [unit]);
  const state = useRosterView(all);
  const { view } = state;
  const { soldiers, isLoading, error, retry } = useRoster();
  const personOf = useMemo(() => personMaker(unit), [unit]);
  const [isChoosing, setChoosing] = useState(false);
  const everybody = useMemo(() => soldiers?.map(({ node }) => personOf(node)), [soldiers, personOf]);
  const rows = useMemo(() => arranged(listed(everybody ?? [], view), view), [everybody, view]);
  // In the order of the rows, which groups change.
  const people = useMemo(() => rows.filter(isPerson), [rows]);
  if (!everybody && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <Stack gap="md" data-whole-width>
      <ScreenTitle
        title="Roster"
        actions={
          <Group gap="sm">
            <MoreMenu>
              {everybody && !isLoading && <RosterExport columns={view.columns} people={people} everybody={everybody} />}
              <Button component={Link} to={paths.adminImport} variant="subtle" leftSection={<IconUpload aria-hidden />}>
                Import
              </Button>
            </MoreMenu>
            <Button variant="default" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
              Columns
            </Button>
          </Group>
        }
      />
      <QueryAlert error={error} onRetry={retry} />
      <RosterFilters columns={all} state={state} />
      {isChoosing && <ColumnChoice all={all} shown={view.columns} onChange={(columns) => state.change({ columns })} />}
      {everybody ? (
        <PeopleList screen={ROSTER_LIST} name={ROSTER_LIST} ids={people.map(({ id }) => id)}>
          <Text c="dimmed" size="sm" aria-live="polite">
            {people.length === everybody.length
              ? NAME_COLUMN.total(people)
              : `${people.length} of ${everybody.length} people`}
            {isLoading && ', loading more'}
          </Text>
          <RosterGrid all={all} view={view} rows={rows} people={people} onChange={state.change} />
        </PeopleList>
      ) : (
        <ScreenSkeleton what="the roster" parts={['24rem']} />
      )}
    </Stack>
  );
}
