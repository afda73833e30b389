import { Fragment } from 'react';
import { SOON_DAYS } from '../../../../domain/due/totals.ts';
import { useUnitReport } from '../../../app/live/useUnitReport.ts';
import { today } from '../../../components/today.ts';
import { useBriefDuesQuery } from './BriefDues.generated.ts';
import { briefDues, type DueGroup } from './briefDues.ts';
import { BriefList, BriefMissing } from './BriefList.tsx';
import classes from './ReadinessBrief.module.css';

/** Who is short of which requirement, and with whom one is due soon. Asked for beside the overview, where the unit has requirements. */
export function BriefDues() {
  const { data, error } = useUnitReport(useBriefDuesQuery({ fetchPolicy: 'no-cache' }));
  if (!data) return <BriefMissing title="What is due" error={error} />;
  const { count, kinds, medical } = briefDues(data.dueOverview, today());
  return (
    <BriefList title={`Short of a requirement, or due within ${SOON_DAYS} days`} count={count}>
      {kinds.map(({ id, name, groups }) => (
        <div key={id} className={classes['section']}>
          <h3>{name}</h3>
          <ul>
            {groups.map((group) => (
              <Group key={group.label} group={group} />
            ))}
          </ul>
        </div>
      ))}
      {medical.short + medical.soon > 0 && (
        <div className={classes['section']}>
          <h3>Medical</h3>
          <p>
            {medical.short} short of a requirement, {medical.soon} with one due soon. Named on the screen alone.
          </p>
        </div>
      )}
    </BriefList>
  );
}

function Group({ group: { label, count, people, rest } }: { group: DueGroup }) {
  return (
    <li>
      {label} {count}
      {people.length > 0 && ': '}
      {people.map(({ key, name, day }, index) => (
        <Fragment key={key}>
          {index > 0 && '; '}
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {day !== null && ` ${day}`}
        </Fragment>
      ))}
      {rest !== null && `${people.length > 0 ? '; ' : ': '}${rest}`}
    </li>
  );
}
