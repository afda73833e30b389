import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNIT_FIELDS_MAX, unitFieldText } from '../../../../domain/policy/unitFields.ts';
import type { GivenUnitField } from '../../../../domain/roster/unitFieldRules.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { formsWithDraft } from '../../../app/forms/drafts/drafts.ts';
import { useDraftKey } from '../../../app/forms/drafts/useDraft.ts';
import { replaceForm } from '../../../app/forms/unsaved/replaceForm.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { UnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { intoSight } from '../../../components/intoSight.ts';
import { Panel } from '../../../components/Panel.tsx';
import rows from '../../../components/rows.module.css';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { useConfirm } from '../../../components/useConfirm.tsx';
import classes from '../unit.module.css';
import { MoveButtons, UnitRow } from '../UnitRow.tsx';
import { UnitFieldForm, type KnownUnitFields, NEW_FORM } from './UnitFieldForm.tsx';
import {
  type UnitFieldList_UnitFieldFragment,
  UnitFieldListDocument,
  useUnitFieldListQuery,
  useUpdateUnitFieldsMutation,
} from './UnitFieldList.generated.ts';

type UnitField = UnitFieldList_UnitFieldFragment;

/** The unit field with the open form, or null for a new one, with the unit fields at the time of opening. */
type Opened = KnownUnitFields & { readonly id: string | null };

/** The unit fields: what records hold beside the fields that every unit has. Read-only if they can't be changed now. */
export function UnitFieldList({ canChange }: { canChange: boolean }) {
  const { data, error, refetch } = useUnitFieldListQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    if (error) return <QueryAlert error={error} onRetry={() => void refetch()} />;
    return <ScreenSkeleton what="the unit fields" parts={['9rem']} />;
  }
  return (
    <UnitPolicy>
      <ColumnList version={data.unit.version} unitFields={data.unit.unitFields} canChange={canChange} />
    </UnitPolicy>
  );
}

function ColumnList({ version, unitFields, canChange }: KnownUnitFields & { canChange: boolean }) {
  const [updateUnitFields, { client }] = useUpdateUnitFieldsMutation();
  const { problem, isBusy, attempt } = useAttempt('Unit fields');
  const address = useDraftKey();
  const [opened, setOpened] = useState(() =>
    canChange ? keptForm(formsWithDraft(address), { version, unitFields }) : null,
  );
  const { confirm, dialog } = useConfirm();
  const add = useRef<HTMLButtonElement>(null);
  const full = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (opened === null) return;
    intoSight(place.current);
    // The form has replaced the button that opened it.
    place.current?.querySelector('input')?.focus();
  }, [opened]);

  async function save(known: number, changed: readonly GivenUnitField[]) {
    // The fields are listed because queried objects also have a type name, which the input doesn't.
    const input = changed.map(({ id, label, kind, choices, visibility }) => ({ id, label, kind, choices, visibility }));
    try {
      await updateUnitFields({ variables: { version: known, unitFields: input } });
    } finally {
      // Also after a conflict, to show the other person's change. If this fails, the save still counts.
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
  }

  function open(id: string | null) {
    replaceForm(() => setOpened({ id, version, unitFields }));
  }

  function close() {
    flushSync(() => setOpened(null));
    // There's no button once the unit has all the fields that it can have.
    (add.current ?? full.current)?.focus();
  }

  async function load() {
    return dataOf(await client.query({ query: UnitFieldListDocument, fetchPolicy: 'network-only' }));
  }

  async function ask(unitField: UnitField) {
    const { unitFieldUse, unit } = await load();
    const people = unitFieldUse.find((use) => use.unitField === unitField.id)?.people ?? 0;
    const asked = confirm({
      title: `Remove ${unitField.label}?`,
      text: lossText(people),
      cancelLabel: 'Keep unit field',
      confirmLabel: 'Remove unit field',
    });
    // Not awaited: the buttons beside the question must not look busy.
    void asked.then(async (isMeant) => {
      if (isMeant) await remove(unitField.id, unit);
    });
  }

  async function remove(gone: string, known: KnownUnitFields) {
    await attempt(() =>
      save(
        known.version,
        known.unitFields.filter(({ id }) => id !== gone),
      ),
    );
    add.current?.focus();
  }

  const isFull = unitFields.length >= UNIT_FIELDS_MAX;
  const move = (moved: readonly UnitField[]) => void attempt(() => save(version, moved));
  const form = opened && (
    <div ref={place} className={classes.form}>
      <UnitFieldForm
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
    <Panel
      title="Unit fields"
      actions={
        canChange &&
        !isFull &&
        opened?.id !== null && (
          <Button ref={add} variant="default" onClick={() => open(null)}>
            Add unit field
          </Button>
        )
      }
    >
      <Text c="dimmed">
        Extra fields that your unit keeps for each soldier, such as a phone number or a blood type. They show in
        records, history and roster files.
      </Text>
      {unitFields.length > 0 && (
        <ul className={rows.rows} aria-label="Unit fields">
          {unitFields.map((unitField, index) => (
            <li key={unitField.id}>
              {opened?.id === unitField.id ? (
                form
              ) : (
                <UnitRow name={unitField.label} about={<div>{unitFieldText(unitField)}</div>}>
                  {canChange && (
                    <>
                      <MoveButtons
                        name={unitField.label}
                        items={unitFields}
                        index={index}
                        isBusy={isBusy}
                        onMove={move}
                      />
                      {unitField.kind !== 'DOD_ID' && (
                        <Button
                          variant="subtle"
                          aria-label={`Edit ${unitField.label}`}
                          onClick={() => open(unitField.id)}
                        >
                          Edit
                        </Button>
                      )}
                      <Button
                        variant="outline"
                        color="red"
                        aria-label={`Remove ${unitField.label}`}
                        aria-disabled={isBusy}
                        onClick={() => !isBusy && void attempt(() => ask(unitField))}
                      >
                        Remove
                      </Button>
                    </>
                  )}
                </UnitRow>
              )}
            </li>
          ))}
        </ul>
      )}
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {opened?.id === null && form}
      {isFull && (
        <Text ref={full} tabIndex={-1}>
          You've reached the limit of {UNIT_FIELDS_MAX} unit fields.
        </Text>
      )}
      {dialog}
    </Panel>
  );
}

/** The form with a draft. Its unit field may be gone. */
function keptForm(forms: readonly string[], known: KnownUnitFields): Opened | null {
  if (forms.includes(NEW_FORM)) return { id: null, ...known };
  const unitField = known.unitFields.find(({ id }) => forms.includes(id));
  return unitField ? { id: unitField.id, ...known } : null;
}

/** What is lost with a unit field. */
function lossText(people: number): string {
  if (people === 0) return 'Nobody has a value.';
  if (people === 1) return '1 person has a value. It will be deleted from the record and its history for good.';
  return `${people} people have a value. The values will be deleted from the records and their history for good.`;
}
