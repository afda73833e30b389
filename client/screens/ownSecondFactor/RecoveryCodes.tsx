import { Button, Text } from '@mantine/core';
import { saveFile } from '../../app/export/saveFile.ts';
import { FormActions } from '../../components/form/FormActions.tsx';
import { Link } from '../../components/Link.tsx';
import { Outcome } from '../../components/Outcome.tsx';
import { CopyButton } from './CopyButton.tsx';
import classes from './codes.module.css';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** Where it goes on. */
  next: string;
};

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, next }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  return (
    <Outcome title="Recovery codes" message="Your second factor is on.">
      <Text>
        Without your phone, each of these codes signs you in once. They are not shown again: keep them where others do
        not find them, and not on that phone alone.
      </Text>
      <ul className={classes['list']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <FormActions>
        <CopyButton label="Copy codes" text={text} />
        <Button
          variant="default"
          onClick={() => saveFile('Fire support recovery codes', 'txt', { content: text, cutAfter: null })}
        >
          Download codes
        </Button>
        <Button component={Link} to={next}>
          I have kept them
        </Button>
      </FormActions>
    </Outcome>
  );
}
