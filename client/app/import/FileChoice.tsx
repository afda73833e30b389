import { useRef } from 'react';
import { BusyButton } from '../../components/BusyButton.tsx';

type FileChoiceProps = {
  /** The name of the file input. */
  label: string;
  /** File name endings and media types, as the input takes them. */
  accept: string;
  buttonLabel: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
};

/** A button that chooses one file from the device. */
export function FileChoice({ label, accept, buttonLabel, isBusy, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
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
        {buttonLabel}
      </BusyButton>
    </>
  );
}
