import { Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type DragEvent, useRef, useState } from 'react';
import { BusyButton } from '../../components/BusyButton.tsx';
import classes from './imports.module.css';

/** Other programs' files can be chosen, too: the person then learns how to save them in a format that can be read. */
const OTHER_ENDINGS = ['.ods', '.xlsb', '.numbers'];

type FileDropProps = {
  /** The file input's name. */
  label: string;
  /** The accepted file name endings. */
  endings: readonly string[];
  /** The open file's name; null if there is none. */
  fileName: string | null;
  isBusy: boolean;
  onChoose: (file: File) => void;
  /** Called when several files are dropped. */
  onRefuse: (message: string) => void;
};

/** Accepts a file that is chosen, or dropped here. */
export function FileDrop({ label, endings, fileName, isBusy, onChoose, onRefuse }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  // By default, the browser replaces the page with a dropped file, even one dropped outside this area.
  useWindowEvent('dragover', keepPage);
  useWindowEvent('drop', keepPage);

  function over(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (isBusy) return;
    const [file, second] = event.dataTransfer.files;
    if (second) onRefuse('Choose only one file.');
    else if (file) onChoose(file);
  }

  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      data-chosen={fileName !== null || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Text>{fileName ?? `Drop a file here, or choose one: ${endings.join(', ')}`}</Text>
      <input
        ref={input}
        type="file"
        accept={[...endings, ...OTHER_ENDINGS].join(',')}
        aria-label={label}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Otherwise choosing the corrected file again, under the same name, would fire no event.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <BusyButton variant="default" loading={isBusy} onClick={() => input.current?.click()}>
        {fileName === null ? 'Choose file' : 'Choose another file'}
      </BusyButton>
    </div>
  );
}

function keepPage(event: globalThis.DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
