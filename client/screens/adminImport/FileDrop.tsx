import { Text } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { BusyButton } from '../../components/BusyButton.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function take(files: FileList | null) {
    const [file, second] = files ?? [];
    if (second) onRefuse('Please choose one file.');
    else if (file) onChoose(file);
  }

  function over(event: DragEvent) {
    // Without it the browser would open the file.
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isBusy) take(event.dataTransfer.files);
  }

  return (
    <div
      className={classes['drop']}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        accept={ROSTER_FILE_ENDINGS.join(',')}
        aria-label="Roster file"
        hidden
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file, corrected, can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Text>{fileName ?? 'Drop a CSV or Excel file (.xlsx) here, or choose one.'}</Text>
      <BusyButton variant="default" loading={isBusy} onClick={() => input.current?.click()}>
        {fileName === null ? 'Choose file' : 'Choose another file'}
      </BusyButton>
    </div>
  );
}
