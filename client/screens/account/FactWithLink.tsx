import type { ReactNode } from 'react';
import { TextLink } from '../../components/TextLink.tsx';
import classes from './FactWithLink.module.css';

/** A value and where it is changed. */
export function FactWithLink({ value, to, label }: { value: ReactNode; to: string; label: string }) {
  return (
    <div className={classes['fact']}>
      <span>{value}</span>
      <TextLink to={to}>{label}</TextLink>
    </div>
  );
}
