import { Text } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { BusyButton } from '../../components/BusyButton.tsx';
import classes from './FileDrop.module.css';

type FileDropProps = {
  /** The name of the file input. */
  label: string;
  /** What to drop or choose, while nothing is open. */
  prompt: string;
  /** What a file name may end with. */
  endings: readonly string[];
  /** The file that is open; null for none. */
  fileName: string | null;
  isBusy: boolean;
  onChoose: (file: File) => void;
  /** When several are dropped. */
  onRefuse: (message: string) => void;
};

/** Takes a file from the device: chosen, or dropped here. */
export function FileDrop({ label, prompt, endings, fileName, isBusy, onChoose, onRefuse }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
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
      <Text>{fileName ?? prompt}</Text>
      <input
        ref={input}
        type="file"
        accept={endings.join(',')}
        aria-label={label}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Otherwise choosing the same file again, after it was corrected, would be no change.
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
