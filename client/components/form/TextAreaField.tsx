import { Textarea, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { characterCount, cleanText } from '../../../domain/texts.ts';
import line from '../line.module.css';
import { countText, limitAnnouncement } from './characterLimit.ts';
import { type FieldProps, fieldProps } from './fieldProps.tsx';
import form from './form.module.css';

type TextAreaFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  rows: number;
  /** The maximum in characters. People can type more, which shows as an error. Left out if no text is too long. */
  maximum?: number;
};

/** A longer text, with a counter below it if it has a maximum. */
export function TextAreaField({ value, onChange, rows, maximum = Infinity, ...field }: TextAreaFieldProps) {
  // Counts as the rules do.
  const count = characterCount(cleanText(value));
  const { description, error, ...input } = fieldProps(field);
  return (
    <div>
      <Textarea
        {...input}
        description={
          <>
            {description}
            {/* A problem takes its place while there is nothing to count. */}
            {maximum < Infinity && (count > 0 || error === undefined) && (
              <CharacterCounter count={count} maximum={maximum} />
            )}
          </>
        }
        // The counter already says that the text is too long.
        error={count > maximum ? error !== undefined : error}
        rows={rows}
        resize="vertical"
        autoCapitalize="sentences"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {/* Announced instead of the counter, which changes with every key. */}
      <VisuallyHidden aria-live="polite">{limitAnnouncement(count, maximum)}</VisuallyHidden>
    </div>
  );
}

/** How much of a field's maximum is used. It is part of the field's description: read out with the field, and not at every key. */
function CharacterCounter({ count, maximum }: { count: number; maximum: number }) {
  const isOver = count > maximum;
  return (
    <span className={`${form.line} ${isOver ? form.over : ''}`}>
      {isOver && <IconAlertCircle aria-hidden className={line.icon} />}
      {countText(count, maximum)}
    </span>
  );
}
