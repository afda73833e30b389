import { Text } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { FileChoice } from '../../app/import/FileChoice.tsx';
import classes from './FileDrop.module.css';
import { ROSTER_FILE_ENDINGS } from './readRosterFile.ts';

type FileDropProps = {
  /** The file that is open; null for none. */
  fileName: string | null;
  isBusy: boolean;
  onChoose: (file: File) => void;
  /** When several are dropped. */
  onRefuse: (message: string) => void;
};

/** Takes a file from the device: chosen, or dropped here. */
export function FileDrop({ fileName, isBusy, onChoose, onRefuse }: FileDropProps) {
  const [isOver, setOver] = useState(false);

  function over(event: DragEvent) {
    // Without it the browser would open the file.
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (isBusy) return;
    const [file, second] = event.dataTransfer.files;
    if (second) onRefuse('Please choose one file.');
    else if (file) onChoose(file);
  }

  return (
    <div
      className={classes['drop']}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Text>{fileName ?? 'Drop a CSV or Excel file (.xlsx) here, or choose one.'}</Text>
      <FileChoice
        label="Roster file"
        accept={ROSTER_FILE_ENDINGS.join(',')}
        buttonLabel={fileName === null ? 'Choose file' : 'Choose another file'}
        isBusy={isBusy}
        onChoose={onChoose}
      />
    </div>
  );
}
