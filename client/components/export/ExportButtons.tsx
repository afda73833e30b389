import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '../../app/failure.ts';
import { today } from '../today.ts';
import classes from './ExportButtons.module.css';
import { saveFile } from './saveFile.ts';

type ExportButtonsProps = {
  /** What the buttons do. */
  action?: string;
  /** What is exported; read out with the buttons. */
  label: string;
  /** The file's name before the day. */
  name: string;
  /** How the file comes about, by its ending. */
  files: Readonly<Record<string, () => Promise<string | Blob>>>;
};

/** Saves something as a file, in one of several formats. */
export function ExportButtons({ action = 'Export', label, name, files }: ExportButtonsProps) {
  const [exporting, setExporting] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function exportAs(format: string, makeFile: () => Promise<string | Blob>) {
    setExporting(format);
    setProblem(null);
    try {
      saveFile(`${name}-${today()}.${format}`, await makeFile());
    } catch (error) {
      setProblem(failureOf(error).message);
    }
    setExporting(null);
  }

  return (
    <div role="group" aria-label={`${action} ${label}`} className={classes['export']}>
      {Object.entries(files).map(([format, makeFile]) => (
        <Button
          key={format}
          variant="default"
          loading={exporting === format}
          disabled={exporting !== null && exporting !== format}
          onClick={() => void exportAs(format, makeFile)}
        >
          {action} {format.toUpperCase()}
        </Button>
      ))}
      {problem !== null && (
        <Text role="alert" c="var(--app-bad)">
          {problem}
        </Text>
      )}
    </div>
  );
}
