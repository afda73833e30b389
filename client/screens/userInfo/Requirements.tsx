import { Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { Requirements_SoldierFragment } from './Requirements.generated.ts';
import classes from './Requirements.module.css';

/** What the soldier lacks, before anything else, each with what to do. */
export function Requirements({ soldier: { awaitsStaffApproval, readiness } }: { soldier: Requirements_SoldierFragment }) {
  const missing = readiness.filter(({ whatToDo }) => whatToDo !== null);
  return (
    <section aria-labelledby="requirements" className={classes['requirements']}>
      <Title order={2} id="requirements">
        Requirements
      </Title>
      {awaitsStaffApproval && (
        <p className={classes['waiting']}>
          <IconClock aria-hidden /> Staff rights for this role are waiting for approval.
        </p>
      )}
      {missing.length === 0 ? (
        <p className={classes['met']}>
          <IconCircleCheck aria-hidden /> Nothing is missing.
        </p>
      ) : (
        <ul className={classes['list']}>
          {missing.map(({ list, title, value, whatToDo }) => (
            <li key={list} className={classes['missing']}>
              <IconAlertTriangle aria-hidden />
              <span>
                <strong>{title}</strong> <span>{value}.</span> <span>{whatToDo}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
