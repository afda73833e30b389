import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { messages } from '../../../../domain/errors.ts';
import { NEW_RECORD, plainFieldsIn } from '../../../../domain/record/fields.ts';
import { Role } from '../../../../domain/values.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { callProblems } from '../../../app/forms/callProblems.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { withUnitPolicy } from '../../../app/policy/UnitPolicy.tsx';
import { ViewerDocument, type ViewerQuery } from '../../../app/session/session.generated.ts';
import { withUnreadableDays } from '../../../components/form/DateField.tsx';
import { type ToastTone, useToast } from '../../../components/toasts/ToastContext.ts';
import { SoldierFields } from '../form/SoldierFields.tsx';
import { changedOwn, checkSoldier, newSoldierValues } from '../form/soldierValues.ts';
import { useFormFields } from '../form/useFormFields.ts';
import { type CreateSoldierMutation, useCreateSoldierMutation } from './CreateAccountScreen.generated.ts';

const NEWCOMER = { role: Role.UNASSIGNED, isStaff: false, isOneself: true };

/** Add Info: creates one's own record, which everything else needs. */
export const CreateAccountScreen = withUnitPolicy(CreateAccount);

function CreateAccount() {
  const unit = useFormFields();
  const { unitFields } = unit;
  const typed = useAddForm(newSoldierValues(unitFields));
  const { values, hasChanges, change } = typed;
  const [createSoldier] = useCreateSoldierMutation({
    // The guards then redirect to Home.
    update: (cache, { data }) => data && rememberRecord(cache, data.createSoldier),
  });
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Add Info',
    hasChanges,
    check: (form) => checkSoldier(withUnreadableDays(values, form), NEW_RECORD, unit),
    send: (record) => {
      const input = { ...plainFieldsIn(record), own: changedOwn(NEW_RECORD, record, unitFields) };
      return createSoldier({ variables: { input } }).catch(lookForRecord);
    },
    doneText: 'Record saved.',
    explain: (error) => callProblems(error, messages.addInfoProblem),
  });
  const look = useOtherRecord(isSubmitting);

  async function lookForRecord(error: unknown): Promise<false> {
    if (failureOf(error).code !== ErrorCode.CONFLICT || !(await look())) throw error;
    return false;
  }

  return (
    <TypedForm {...form} width="whole" typed={typed} submit="Save record" isLongForm>
      <Text c="dimmed">
        Do your leaders already have a record for you? Ask them to hand it over to your email address instead of adding
        a second one. Otherwise only fields with an asterisk are required today.
      </Text>
      <SoldierFields holder={NEWCOMER} values={values} onChange={change} problems={problems} />
    </TypedForm>
  );
}

/** Sets the new record as the viewer's in the cache. */
function rememberRecord(cache: ApolloCache, soldier: CreateSoldierMutation['createSoldier']): void {
  cache.updateQuery({ query: ViewerDocument }, (data) => data?.viewer && { viewer: { ...data.viewer, soldier } });
}

/** How often to check, in milliseconds. A soldier may be standing next to the leader who hands over the record. */
const LOOK_MS = 5_000;

/**
 * Polls for a record that this form didn't create: leaders have handed one over, or the answer to the save was lost. The guards then
 * redirect.
 * @returns a function that checks at once and resolves to whether there's a record
 */
function useOtherRecord(isSubmitting: boolean): () => Promise<boolean> {
  const client = useApolloClient();
  const tell = useToast();
  const isLooking = useRef(false);

  async function find(): Promise<ViewerQuery | null> {
    // Not written to the cache: if the session has ended, the person's next action must report it, with the reason.
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache' });
    return data?.viewer?.soldier ? data : null;
  }

  function leadTo(data: ViewerQuery, news: string, tone: ToastTone): void {
    client.writeQuery({ query: ViewerDocument, data });
    // In a transition, so that the toast appears together with the screen that the guards redirect to.
    startTransition(() => tell(news, tone));
  }

  async function look(): Promise<boolean> {
    const found = await find();
    // It may be the record that this save created. If not, what was typed here is lost.
    if (found) leadTo(found, 'You already have a record. Please check it.', 'bad');
    return found !== null;
  }

  // Not during or after a save: a check that began earlier could find the record being saved.
  const leadUnlessSaving = useEffectEvent((found: ViewerQuery | null) => {
    const isKnown = Boolean(client.readQuery({ query: ViewerDocument })?.viewer?.soldier);
    if (found && !isSubmitting && !isKnown) leadTo(found, 'You have a record now. Please check it.', 'good');
  });
  const lookNow = useEffectEvent(() => {
    if (isSubmitting || isLooking.current || document.hidden) return;
    isLooking.current = true;
    void find()
      .then(leadUnlessSaving)
      // The next check may succeed.
      .catch(() => undefined)
      .finally(() => {
        isLooking.current = false;
      });
  });
  useEffect(() => {
    const looking = setInterval(lookNow, LOOK_MS);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, []);
  return look;
}
