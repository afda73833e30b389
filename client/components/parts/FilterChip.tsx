import { IconChevronDown } from '@tabler/icons-react';
import classes from './ToolLine.module.css';

type FilterChipProps = {
  /** `Section` */
  label: string;
  value: string;
  /** The first is the one that filters nothing. */
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
};

/** A filter that says its value, such as `Section: ALPHA`, 28 px high. It opens the browser's own menu. A gold edge marks one that is set. */
export function FilterChip({ label, value, options, onChange }: FilterChipProps) {
  const chosen = options.find((option) => option.value === value) ?? options[0];
  return (
    <span className={classes.chip} data-set={chosen !== options[0] || undefined}>
      <span aria-hidden>
        {label}: <b>{chosen?.label}</b>
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
}
