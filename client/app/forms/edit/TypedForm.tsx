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
  /** The submit button's text. */
  submit: string;
  isLongForm?: boolean;
  /** More actions, placed first among the buttons. */
  actions?: ReactNode;
};

/** A screen that consists of a form and keeps what is typed. Cancel leads back. */
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

/** The notes above a form's fields: a restored draft, and other people's changes. */
export function TypedNotes<Values extends object>({ typed, isSubmitting }: TypedNotesProps<Values>) {
  return (
    <>
      <DraftNote {...typed.draft} isSubmitting={isSubmitting} />
      {'compare' in typed && <EditConflict edit={typed} isSubmitting={isSubmitting} />}
    </>
  );
}

type DraftNoteProps = RestoredDraft & { isSubmitting: boolean };

/** Says that a draft was restored after a reload, and offers to discard it. */
function DraftNote({ isRestored, discard, isSubmitting }: DraftNoteProps) {
  function empty({ currentTarget }: MouseEvent<HTMLElement>) {
    // The button disappears, and the focus would fall to the body. A form within a screen has no title.
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
