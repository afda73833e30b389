import { Text } from '@mantine/core';
import { Folded } from '../../../components/Folded.tsx';
import classes from '../reminders.module.css';
import type { MailPreview_MailFragment } from './MailPreview.generated.ts';

/** The person's next weekly email, exactly as it would be sent. Null if nothing will be due. */
export function MailPreview({ mail }: { mail: MailPreview_MailFragment | null }) {
  if (mail === null) return <Text c="dimmed">Nothing of yours will be due then, so you get no email.</Text>;
  return (
    <figure className={classes.mail}>
      <figcaption>Your next weekly email, from today's data</figcaption>
      <p className={classes.subject}>{mail.subject}</p>
      <Folded summary="Show email">
        <p className={classes.text}>{mail.text}</p>
      </Folded>
    </figure>
  );
}
