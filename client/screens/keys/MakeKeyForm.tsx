import { KEY_SCOPES, KeyScope } from '../../../domain/keyScope.ts';
import { usualLastDay, validateProgramKey } from '../../../domain/programKey.ts';
import { dataOf } from '../../app/api/dataOf.ts';
import { checked } from '../../app/forms/checked.ts';
import { hasChanged } from '../../app/forms/edit/fields.ts';
import { useSubmission } from '../../app/forms/useSubmission.ts';
import { ChoiceField } from '../../components/form/ChoiceField.tsx';
import { DateField, withUnreadableDays } from '../../components/form/DateField.tsx';
import { formFields } from '../../components/form/formFields.ts';
import { PartForm } from '../../components/form/PartForm.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { today } from '../../components/today.ts';
import { useRecentSignIn } from '../signIn/again/useRecentSignIn.ts';
import { ProgramKeysDocument } from './KeyPanel.generated.ts';
import { scopeLabel } from './keyTexts.ts';
import { type CreateProgramKeyMutation, useCreateProgramKeyMutation } from './MakeKeyForm.generated.ts';

export type MadeKey = CreateProgramKeyMutation['createProgramKey'];

/** The values of the form. */
export type KeyDraft = { readonly name: string; readonly scope: KeyScope; readonly endsOn: string };

/** The initial values. */
export function newKeyDraft(): KeyDraft {
  return { name: '', scope: KeyScope.COUNTS, endsOn: usualLastDay(today()) };
}

type MakeKeyFormProps = {
  values: KeyDraft;
  onChange: (values: KeyDraft) => void;
  onMade: (made: MadeKey) => void;
  /** Called once the key is made and shown. */
  onDone: () => void;
  onCancel: () => void;
};

/** Makes a key for a program: its name, what it opens, and its last day. */
export function MakeKeyForm({ values, onChange, onMade, onDone, onCancel }: MakeKeyFormProps) {
  const whenRecent = useRecentSignIn();
  const [create] = useCreateProgramKeyMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { key } = data.createProgramKey;
      cache.updateQuery(
        { query: ProgramKeysDocument },
        (listed) => listed && { programKeys: [key, ...listed.programKeys] },
      );
    },
  });
  const { form, problems } = useSubmission({
    title: 'Make a key',
    hasChanges: hasChanged(newKeyDraft(), values),
    check: (element) => {
      const read = withUnreadableDays(values, element);
      return checked(validateProgramKey(read, today()), read);
    },
    send: (input) =>
      whenRecent(async () => {
        onMade(dataOf(await create({ variables: { input } })).createProgramKey);
      }),
    leftText: "Key made. If you didn't copy it, revoke it and make another.",
    onDone,
  });
  const field = formFields(values, (changed) => onChange({ ...values, ...changed }), problems);

  return (
    <PartForm {...form} submit="Make key" onCancel={onCancel}>
      <TextField {...field('name')} label="Name" help="What the program is called." required />
      <ChoiceField
        {...field('scope')}
        label="Opens"
        options={KEY_SCOPES.map((value) => ({ value, label: scopeLabel[value] }))}
      />
      <DateField {...field('endsOn')} label="Last day" required />
    </PartForm>
  );
}
