import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';

type SearchFieldProps = { label: string; search: string; onSearch: (search: string) => void };

/** How long after the last key a search starts, in milliseconds. */
const TYPING_PAUSE_MS = 300;

/** Searches for the typed text once typing pauses, or something is clicked. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    // The search changed through a link to the same screen, and not by typing.
    if (search !== sent) {
      setText(search);
      setSent(search);
    }
  }
  const send = useEffectEvent(() => {
    if (text === search) return;
    setSent(text);
    onSearch(text);
  });
  useEffect(() => {
    const timer = setTimeout(send, TYPING_PAUSE_MS);
    // A click may lead to another screen. The typed text is in the address by then, so that Back restores it.
    window.addEventListener('click', send, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', send, { capture: true });
    };
  }, [text]);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch aria-hidden />}
      size="sm"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
