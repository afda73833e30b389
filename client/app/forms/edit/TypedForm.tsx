import type { ComponentProps, ReactNode } from 'react';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { DraftNote } from '../drafts/DraftNote.tsx';
import type { RestoredDraft } from '../drafts/useDraft.ts';
import { EditConflict, type EditedElsewhere } from './EditConflict.tsx';

/** From `useAddForm`, or from `useEditForm`. */
type Typed<Values> = { readonly draft: RestoredDraft } & (object | EditedElsewhere<Values>);

type TypedFormProps<Values> = ComponentProps<typeof Form> & {
  typed: Typed<Values>;
  /** On the button that submits it. */
  submit: string;
  isLongForm?: boolean;
  /** What else can be done: stands first among the buttons. */
  actions?: ReactNode;
};

/** A screen that is a form which keeps what is typed. Cancel leads back. */
export function TypedForm<Values extends object>(props: TypedFormProps<Values>) {
  const { typed, submit, isLongForm = false, actions, children, ...form } = props;
  return (
    <Form {...form}>
      <TypedNotes typed={typed} isSubmitting={form.isSubmitting} />
      {children}
      <SubmitActions label={submit} isSubmitting={form.isSubmitting} isLongForm={isLongForm} cancel={form.back}>
        {actions}
      </SubmitActions>
    </Form>
  );
}

type TypedNotesProps<Values> = { typed: Typed<Values>; isSubmitting: boolean };

/** Above the fields of a form: that a draft is back, and what others have changed. */
export function TypedNotes<Values extends object>({ typed, isSubmitting }: TypedNotesProps<Values>) {
  return (
    <>
      <DraftNote {...typed.draft} isSubmitting={isSubmitting} />
      {'compare' in typed && <EditConflict edit={typed} isSubmitting={isSubmitting} />}
    </>
  );
}
