import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { Note } from '../../../components/Note.tsx';
import { TextButton } from '../../../components/TextButton.tsx';
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

type DraftNoteProps = RestoredDraft & { isSubmitting: boolean };

/** In a form: says that a draft was restored after a reload, and offers to discard it. */
function DraftNote({ isRestored, discard, isSubmitting }: DraftNoteProps) {
  function empty({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button is removed, and would lose the focus to the body. A form inside a screen has no title.
    currentTarget.closest('form')?.querySelector<HTMLElement>('h1, input, select, textarea')?.focus();
    discard();
  }

  if (!isRestored) return null;
  return (
    <Note>
      Your draft is back.{' '}
      <TextButton disabled={isSubmitting} onClick={empty}>
        Discard it
      </TextButton>
    </Note>
  );
}
