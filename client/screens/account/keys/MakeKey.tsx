import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { CopyField } from '../../../components/CopyField.tsx';
import { intoSight } from '../../../components/intoSight.ts';
import { Note } from '../../../components/Note.tsx';
import { scopeRisk } from './keyTexts.ts';
import { type MadeKey, MakeKeyForm } from './MakeKeyForm.tsx';

/** Unfolds the form that makes a key. The server gives a key once, so it is kept here while the screen is open. */
export function MakeKey() {
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  function close() {
    setMaking(false);
    toggle.current?.focus();
  }

  return (
    <>
      <div>
        <Button
          ref={toggle}
          variant="default"
          leftSection={<IconPlus aria-hidden />}
          aria-expanded={isMaking}
          onClick={() => setMaking(!isMaking)}
        >
          Make a key
        </Button>
      </div>
      {isMaking && (
        <div ref={intoSight}>
          <MakeKeyForm onMade={setMade} onDone={() => setMaking(false)} onCancel={close} />
        </div>
      )}
      {made !== null && (
        <>
          <CopyField
            key={made.secret}
            label={`Key of ${made.key.name}`}
            description="Shown only now: copy it. The program sends it in the header Authorization, after Bearer and a blank."
            value={made.secret}
            isNew
          >
            {null}
          </CopyField>
          <Note>{scopeRisk[made.key.scope]}</Note>
        </>
      )}
    </>
  );
}
