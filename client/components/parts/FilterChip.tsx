import { IconChevronDown } from '@tabler/icons-react';
import classes from './ToolLine.module.css';

type FilterChipProps = {
  /** `Section` */
  label: string;
  value: string;
  /** The first option filters nothing. */
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
  /** Whether only the label is shown while nothing is filtered, because there are many in one line. */
  isShort?: boolean;
  /** The value that has a chip of its own before the others, because the person chooses it most; null for none. */
  own?: string | null;
};

/** A filter with its value, such as `Section: ALPHA`, 28 px high. It opens the browser's own menu. A set filter has a gold edge. */
export function FilterChip({ label, value, options, onChange, isShort = false, own = null }: FilterChipProps) {
  const chosen = options.find((option) => option.value === value) ?? options[0];
  const isSet = chosen !== options[0];
  const ownOption = options.find((option) => option.value === own);
  const chip = (
    <span className={classes.chip} data-set={isSet || undefined}>
      <span aria-hidden>
        {isShort && !isSet ? (
          label
        ) : (
          <>
            {label}: <b>{chosen?.label}</b>
          </>
        )}
      </span>
      <IconChevronDown aria-hidden />
      <select aria-label={label} value={chosen?.value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
  if (ownOption === undefined) return chip;
  const isOwn = chosen === ownOption;
  return (
    <>
      <button
        type="button"
        className={classes.chip}
        data-set={isOwn || undefined}
        aria-pressed={isOwn}
        onClick={() => onChange(isOwn ? (options[0]?.value ?? '') : ownOption.value)}
      >
        <b>{ownOption.label}</b>
      </button>
      {chip}
    </>
  );
}
