import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import words from '../../../components/words.module.css';

type ExportToggleProps = { action: string; isOpen: boolean; onToggle: () => void };

/** Opens the list of formats. It is less prominent than the table or list itself. */
export function ExportToggle({ action, isOpen, onToggle }: ExportToggleProps) {
  return (
    <Button variant="subtle" leftSection={<IconDownload aria-hidden />} aria-expanded={isOpen} onClick={onToggle}>
      <span className={words.words}>{action}</span>
    </Button>
  );
}
