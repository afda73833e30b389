import type { ReactNode } from 'react';
import { TextLink } from '../../components/TextLink.tsx';
import classes from './FactWithLink.module.css';

/** A value, with a link to the screen that changes it. */
export function FactWithLink({ value, to, label }: { value: ReactNode; to: string; label: string }) {
  return (
    <div className={classes.fact}>
      <span>{value}</span>
      <TextLink to={to}>{label}</TextLink>
    </div>
  );
}
