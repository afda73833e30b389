import classes from './layout.module.css';

export function Brand() {
  return (
    <span className={classes['brand']}>
      <img src="/icon.svg" alt="" className={classes['mark']} />
      Fire Support
    </span>
  );
}
