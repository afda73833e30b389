import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useDraft } from '../../app/forms/drafts/useDraft.ts';
import { useUnsavedChanges } from '../../app/forms/unsaved/useUnsavedChanges.ts';
import { CopyField } from '../../components/CopyField.tsx';
import { intoSight } from '../../components/intoSight.ts';
import { Note } from '../../components/Note.tsx';
import { scopeRisk } from './keyTexts.ts';
import { type KeyDraft, type MadeKey, MakeKeyForm, newKeyDraft } from './MakeKeyForm.tsx';

const LEAVE = {
  title: 'Leave the new key?',
  text: "It won't show again.",
  cancelLabel: 'Stay',
  confirmLabel: 'Leave',
};

/** A button that unfolds the form for a new key. The server sends a key only once, so it's kept here while the screen is open. */
export function MakeKey() {
  /** The typed values; null while the form is folded. */
  const [draft, setDraft] = useDraft<KeyDraft | null>(null);
  const [made, setMade] = useState<MadeKey | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useUnsavedChanges(made !== null, LEAVE);

  function close() {
    setDraft(null);
    toggle.current?.focus();
  }

  function hide() {
    setMade(null);
    toggle.current?.focus();
  }

  return (
    <>
      <div>
        <Button
          ref={toggle}
          variant="default"
          leftSection={<IconPlus aria-hidden />}
          aria-expanded={draft !== null}
          onClick={() => setDraft(draft === null ? newKeyDraft() : null)}
        >
          Make a key
        </Button>
      </div>
      {draft !== null && (
        <div ref={intoSight}>
          <MakeKeyForm
            values={draft}
            onChange={setDraft}
            onMade={setMade}
            onDone={() => setDraft(null)}
            onCancel={close}
          />
        </div>
      )}
      {made !== null && (
        <>
          <CopyField
            key={made.secret}
            label={`Key of ${made.key.name}`}
            description="Copy it now. It won't show again. The program sends it in the header Authorization, after Bearer and a space."
            value={made.secret}
            isNew
          >
            <Button variant="default" onClick={hide}>
              I have kept it
            </Button>
          </CopyField>
          <Note>{scopeRisk[made.key.scope]}</Note>
        </>
      )}
    </>
  );
}
