import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ColumnKind, COLUMNS_MAX, columnText } from '../../../../domain/policy/columns.ts';
import type { GivenColumn } from '../../../../domain/roster/columnRules.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { draftsOf } from '../../../app/forms/drafts/drafts.ts';
import { useDraft, useDraftKey } from '../../../app/forms/drafts/useDraft.ts';
import { replaceForm } from '../../../app/forms/unsaved/replaceForm.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { UnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { intoSight } from '../../../components/intoSight.ts';
import { Panel } from '../../../components/Panel.tsx';
import rows from '../../../components/rows.module.css';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { useConfirm } from '../../../components/useConfirm.tsx';
import { MoveButtons, UnitRow } from '../UnitRow.tsx';
import classes from '../UnitRow.module.css';
import { ColumnForm, keptColumn, type KnownColumns } from './ColumnForm.tsx';
import {
  type UnitColumns_ColumnFragment,
  UnitColumnsDocument,
  useUnitColumnsQuery,
  useUpdateColumnsMutation,
} from './UnitColumns.generated.ts';

type Column = UnitColumns_ColumnFragment;

/** The column whose form is open, null for one that is being added, and the columns as they were then. */
type Opened = KnownColumns & { readonly id: string | null };

/** What was open when its person had to sign in again. */
const openForms = draftsOf<Opened | null>();

/** The columns of the unit's own: what the records hold beside the fields that every unit has. */
export function UnitColumns() {
  const { data, error, refetch } = useUnitColumnsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    if (error) return <QueryAlert error={error} onRetry={() => void refetch()} />;
    return <ScreenSkeleton what="the unit columns" parts={['9rem']} />;
  }
  return (
    <UnitPolicy>
      <ColumnList version={data.unit.version} columns={data.unit.columns} />
    </UnitPolicy>
  );
}

function ColumnList({ version, columns }: { version: number; columns: readonly Column[] }) {
  const [updateColumns, { client }] = useUpdateColumnsMutation();
  const { problem, isBusy, attempt } = useAttempt('Unit columns');
  const key = useDraftKey();
  const [kept] = useState(() => keptForm(keptColumn(key), { version, columns }));
  const [opened, setOpened] = useDraft(openForms, kept);
  const { confirm, dialog } = useConfirm();
  const add = useRef<HTMLButtonElement>(null);
  const full = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (opened === null) return;
    intoSight(place.current);
    // The button that opened it has given way to it.
    if (opened.id !== null) place.current?.querySelector('input')?.focus();
  }, [opened]);

  async function save(known: number, changed: readonly GivenColumn[]) {
    // Named one by one: what was queried has a type name too, which the input has not.
    const input = changed.map(({ id, label, kind, choices, visibility }) => ({ id, label, kind, choices, visibility }));
    try {
      await updateColumns({ variables: { version: known, columns: input } });
    } finally {
      // Also when somebody else has changed them meanwhile. What is saved stays so if the screen cannot be loaded anew.
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
  }

  function open(id: string | null) {
    replaceForm(() => setOpened({ id, version, columns }));
  }

  function close() {
    setOpened(null);
    // Below the last column that a unit can have there is no button.
    (add.current ?? full.current)?.focus();
  }

  async function load() {
    return dataOf(await client.query({ query: UnitColumnsDocument, fetchPolicy: 'network-only' }));
  }

  async function ask(column: Column) {
    const { columnUse, unit } = await load();
    const people = columnUse.find((use) => use.column === column.id)?.people ?? 0;
    const asked = confirm({
      title: `Remove ${column.label}?`,
      text: lossText(people),
      cancelLabel: 'Keep column',
      confirmLabel: 'Remove column',
    });
    // Not waited for: the buttons beside the question are not busy.
    void asked.then(async (isMeant) => {
      if (isMeant) await remove(column.id, unit);
    });
  }

  async function remove(gone: string, known: KnownColumns) {
    await attempt(() =>
      save(
        known.version,
        known.columns.filter(({ id }) => id !== gone),
      ),
    );
    add.current?.focus();
  }

  const move = (moved: readonly Column[]) => void attempt(() => save(version, moved));
  const form = opened && (
    <div ref={place} className={classes.form}>
      <ColumnForm
        key={opened.id}
        id={opened.id}
        opened={opened}
        reload={async () => (await load()).unit}
        save={save}
        onClose={close}
      />
    </div>
  );

  return (
    <Panel title="Unit columns">
      <Text c="dimmed">
        What your unit keeps of its people beside the fields that every record has: a phone number, a blood type. They
        stand in records, in their history, and in the files of Import Roster.
      </Text>
      {columns.length > 0 && (
        <ul className={rows.rows} aria-label="Unit columns">
          {columns.map((column, index) => (
            <li key={column.id}>
              {opened?.id === column.id ? (
                form
              ) : (
                <UnitRow name={column.label} about={<div>{columnText(column)}</div>}>
                  <MoveButtons name={column.label} items={columns} index={index} isBusy={isBusy} onMove={move} />
                  {column.kind !== ColumnKind.DOD_ID && (
                    <Button variant="subtle" aria-label={`Edit ${column.label}`} onClick={() => open(column.id)}>
                      Edit
                    </Button>
                  )}
                  <Button
                    variant="outline"
                    color="red"
                    aria-label={`Remove ${column.label}`}
                    aria-disabled={isBusy}
                    onClick={() => !isBusy && void attempt(() => ask(column))}
                  >
                    Remove
                  </Button>
                </UnitRow>
              )}
            </li>
          ))}
        </ul>
      )}
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {opened?.id === null && form}
      {columns.length < COLUMNS_MAX ? (
        <div>
          <Button
            ref={add}
            variant="default"
            leftSection={<IconPlus aria-hidden />}
            aria-expanded={opened?.id === null}
            onClick={() => (opened?.id === null ? replaceForm(close) : open(null))}
          >
            Add column
          </Button>
        </div>
      ) : (
        <Text ref={full} tabIndex={-1}>
          These are all {COLUMNS_MAX} columns that a unit can have.
        </Text>
      )}
      {dialog}
    </Panel>
  );
}

/** The form that was open before a reload. A column may have gone meanwhile. */
function keptForm(id: string | null, known: KnownColumns): Opened | null {
  if (id === '') return { id: null, ...known };
  return known.columns.some((column) => column.id === id) ? { id, ...known } : null;
}

/** What goes with a column. */
function lossText(people: number): string {
  if (people === 0) return 'Nobody has a value in it.';
  if (people === 1) return '1 person has a value in it. It goes from the record and its history, for good.';
  return `${people} people have a value in it. These go from their records and the history, for good.`;
}
