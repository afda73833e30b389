import { BusyButton } from '../../components/BusyButton.tsx';
import { useRef } from 'react';

type FileChoiceProps = { isBusy: boolean; onChoose: (file: File) => void };

/** Takes a file from the device. */
export function FileChoice({ isBusy, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,.json,.xlsx,text/csv,application/json"
        aria-label="File"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file, corrected, can be chosen again.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <BusyButton variant="default" loading={isBusy} onClick={() => input.current?.click()}>
        Choose file
      </BusyButton>
    </div>
  );
}
