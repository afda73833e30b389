import { Button, Text } from '@mantine/core';
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
        <Button variant="default" onClick={() => download(text)}>
          Download codes
        </Button>
        <Button component={Link} to={next}>
          I have kept them
        </Button>
      </FormActions>
    </Outcome>
  );
}

/** Saves a text as a file, made in the browser. */
function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'fire-support-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
}
