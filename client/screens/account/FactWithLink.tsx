import { TextLink } from '../../components/TextLink.tsx';
import classes from './FactWithLink.module.css';

/** A value and where it is changed. */
export function FactWithLink({ value, to, label }: { value: string; to: string; label: string }) {
  return (
    <div className={classes['fact']}>
      <span>{value}</span>
      <TextLink to={to}>{label}</TextLink>
    </div>
  );
}
