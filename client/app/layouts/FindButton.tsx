import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { failureOf } from '../failures/failure.ts';
import { loaded } from '../failures/loadFailure.ts';
import type { FindDialogProps } from '../people/find/FindDialog.tsx';
import type { SignedInPerson } from '../session/PersonContext.ts';
import classes from './layout.module.css';
import navigation from './NavigationBar.module.css';

/** A Mac gets ⌘ K, because Ctrl K deletes the rest of a line there. */
const IS_MAC = navigator.userAgent.includes('Mac');
const KEYS = IS_MAC ? '⌘ K' : 'Ctrl K';

/** Opens the search for people, by button or by Ctrl K (⌘ K). Loads its code when first opened. */
export function FindButton({ person }: { person: SignedInPerson }) {
  const [Dialog, setDialog] = useState<ComponentType<FindDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function open() {
    setFailure(null);
    try {
      const { FindDialog } = await loaded(import('../people/find/FindDialog.tsx'));
      setDialog(() => FindDialog);
      setOpen(true);
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'k' || shiftKey || altKey || !(IS_MAC ? metaKey : ctrlKey)) return;
    // Browsers use this key for their own search.
    event.preventDefault();
    // If a dialog is asking something, it has to be answered first.
    if (document.querySelector('dialog[open]') === null) void open();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <ActionIcon
        aria-haspopup="dialog"
        aria-keyshortcuts={IS_MAC ? 'Meta+K' : 'Control+K'}
        title={`Find a person (${KEYS})`}
        className={navigation.find}
        onClick={() => void open()}
      >
        <IconSearch aria-hidden />
        <span className={navigation.findWords}>
          Find a person <kbd aria-hidden>{KEYS}</kbd>
        </span>
      </ActionIcon>
      {failure !== null && (
        <p role="alert" className={`${classes.problem} ${classes.below}`}>
          {failure}
        </p>
      )}
      {/* The key discards the dialog when rights change: its results may have been for staff only. */}
      {isOpen && Dialog && <Dialog key={String(person.isStaff)} person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
