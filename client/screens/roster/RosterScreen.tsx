import { Button, Text } from '@mantine/core';
import { IconColumns3, IconKeyboard, IconUpload } from '@tabler/icons-react';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { useLocation } from 'react-router-dom';
import { cameFrom } from '../../app/browser/wayBack.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { paths } from '../../app/paths.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { Link } from '../../components/Link.tsx';
import { ToolLine } from '../../components/parts/ToolLine.tsx';
import { ToolPopover } from '../../components/parts/ToolPopover.tsx';
import { NOTHING_LEFT_OUT } from '../../components/paste/PasteNote.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { SearchField } from '../../components/table/SearchField.tsx';
import { SkipToTable } from '../../components/table/SkipToTable.tsx';
import { TextButton } from '../../components/TextButton.tsx';
import { isPerson } from './arranged.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { Cell } from './edit/cells.ts';
import { OpenCells } from './edit/OpenCells.tsx';
import { useCellSaves } from './edit/useCellSaves.ts';
import { useHeldRows } from './edit/useHeldRows.ts';
import { ROSTER_LIST } from './gridFocus.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { PhonePeople } from './PhonePeople.tsx';
import { NAME_COLUMN, rosterColumns } from './rosterColumns.ts';
import { RosterExport } from './RosterExport.tsx';
import { RosterFilters } from './RosterFilters.tsx';
import { RosterGrid } from './RosterGrid.tsx';
import { RosterOnPaper } from './RosterOnPaper.tsx';
import { personMaker, type RosterPerson } from './rosterPerson.ts';
import classes from './RosterScreen.module.css';
import { columnsInOrder } from './rosterView.ts';
import { useIsPhone } from './useIsPhone.ts';
import { useRoster } from './useRoster.ts';
import { useRosterView } from './useRosterView.ts';

/** Roster: everyone, with everything known about them, as a table. */
export const RosterScreen = withUnitPolicy(Roster);

const NOBODY: readonly RosterPerson[] = [];

function Roster() {
  const unit = useFieldRules();
  const all = useMemo(() => rosterColumns(unit), [unit]);
  const state = useRosterView(all);
  const [isEditing, setEditing] = useState(false);
  // The columns stay while a cell is edited. If a colleague's change added or removed one, the text would end up in another column.
  const [view, setView] = useState(state.view);
  if (view !== state.view && !isEditing) setView(state.view);
  const { soldiers, isLoading, error, retry } = useRoster();
  const personOf = useMemo(() => personMaker(unit), [unit]);
  const { pathname, search } = useLocation();
  const isPhone = useIsPhone();
  const saves = useCellSaves();
  const answers = useSyncExternalStore(saves.subscribe, saves.answers);
  const listedPeople = useMemo(() => soldiers?.map(personOf), [soldiers, personOf]);
  const everybody = useMemo(
    () => (answers === 0 ? listedPeople : listedPeople?.map((person) => saves.newest(person))),
    [listedPeople, saves, answers],
  );
  const [leftOut, setLeftOut] = useState(NOTHING_LEFT_OUT);
  const { rows, isOutdated, arrange } = useHeldRows(everybody ?? NOBODY, view, isEditing);
  // In the order of the rows, which grouping changes.
  const people = useMemo(() => rows.filter(isPerson), [rows]);
  const grid = useRef<DataGridHandle>(null);

  function goTo({ person, column }: Cell) {
    const rowIdx = rows.findIndex(({ id }) => id === person.id);
    const idx = columnsInOrder(view).findIndex(({ key }) => key === column.key);
    if (rowIdx < 0) return;
    // The grid doesn't focus a cell that is already selected.
    grid.current?.element?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
    grid.current?.selectCell({ rowIdx, idx }, { shouldFocusCell: true });
  }

  if (!everybody && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <div className={classes.screen}>
      <ToolLine
        title={
          <>
            <ScreenTitle title="Roster" />
            {!isPhone && <SkipToTable name={ROSTER_LIST} />}
          </>
        }
        search={
          <SearchField label="Search" search={state.texts.search} onSearch={(search) => state.change({ search })} />
        }
        filters={<RosterFilters columns={all} state={state} />}
        chosen={[...Object.values(view.fieldFilters), view.finding].filter((one) => one !== '').length}
        action={
          <>
            {everybody && (
              <Text c="dimmed" size="sm" aria-live="polite">
                {people.length === everybody.length
                  ? NAME_COLUMN.total(people)
                  : `${people.length} of ${everybody.length} people`}
                {isLoading && ', loading more'} {isOutdated && <TextButton onClick={arrange}>Sort again</TextButton>}
              </Text>
            )}
            <ToolPopover label="Columns" icon={IconColumns3}>
              <ColumnChoice all={all} shown={view.columns} onChange={(columns) => state.change({ columns })} />
            </ToolPopover>
            {!isPhone && (
              <ToolPopover label="Keys of the table" icon={IconKeyboard} isBare>
                <KeyHelp />
              </ToolPopover>
            )}
          </>
        }
        more={
          <>
            {everybody && !isLoading && <RosterExport columns={view.columns} people={people} everybody={everybody} />}
            <Button
              component={Link}
              to={paths.adminImport}
              state={cameFrom('Roster', pathname + search)}
              variant="subtle"
              leftSection={<IconUpload aria-hidden />}
            >
              Import
            </Button>
          </>
        }
      />
      <QueryAlert error={error} onRetry={retry} />
      {everybody ? (
        <PeopleList screen={ROSTER_LIST} name={ROSTER_LIST} ids={people.map(({ id }) => id)}>
          <OpenCells saves={saves} leftOut={leftOut} onGoTo={goTo} />
          <div className={classes.paper}>
            <RosterOnPaper view={view} rows={rows} people={people} saves={saves} />
          </div>
          {isPhone ? (
            <PhonePeople view={view} rows={rows} />
          ) : (
            <RosterGrid
              grid={grid}
              all={all}
              view={view}
              rows={rows}
              people={people}
              onChange={state.change}
              saves={saves}
              onLeftOut={setLeftOut}
              onEditing={setEditing}
            />
          )}
        </PeopleList>
      ) : (
        <ScreenSkeleton what="the roster" parts={['calc(100dvh - var(--app-bar) - 4.875rem)']} />
      )}
    </div>
  );
}
