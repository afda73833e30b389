import classes from './BackLink.module.css';
import { TextLink } from './TextLink.tsx';

/** Leads back from a screen that is no form; it stands above the title. */
export function BackLink({ to }: { to: string }) {
  return (
    <div className={classes['back']}>
      <TextLink to={to}>Back</TextLink>
    </div>
  );
}
