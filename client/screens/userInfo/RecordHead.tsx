import { etsStatus } from '../../../domain/ets.ts';
import { formatDay, type LocalDate } from '../../../domain/localDate.ts';
import { formatServiceTime } from '../../../domain/serviceTime.ts';
import { gradeLabel, rankLabel, schoolNameLabel } from '../../../domain/values.ts';
import { dayWithDistance } from '../../components/dayText.ts';
import { assignmentText } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import type { RecordHead_SoldierFragment } from './RecordHead.generated.ts';
import classes from './RecordHead.module.css';

/** Who this is, where they stand, for how long, and what comes next. */
export function RecordHead({ soldier }: { soldier: RecordHead_SoldierFragment }) {
  const now = today();
  const { rank, grade, firstName, middleName, lastName, timeInService, timeInGrade, ets } = soldier;
  const facts = [
    { term: 'Time in service', text: timeInService ? formatServiceTime(timeInService) : 'PEBD not entered' },
    { term: 'Time in grade', text: timeInGrade ? formatServiceTime(timeInGrade) : 'DOR not entered' },
    { term: 'Next school', text: nextSchoolText(soldier, now) },
    { term: 'ETS', text: ets ? `${formatDay(ets)} · ${etsStatus(ets, now).words}` : 'Not entered' },
  ];
  return (
    <section className={classes['head']} aria-label="Summary">
      <p className={classes['who']}>
        <span className={classes['rank']}>
          {rankLabel[rank]} · {gradeLabel[grade]}
        </span>
        <span className={classes['name']}>{[firstName, middleName, lastName].join(' ')}</span>
        <span className={classes['assignment']}>{assignmentText(soldier)}</span>
      </p>
      <dl className={classes['facts']}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The school that runs now or starts next. */
function nextSchoolText({ schools }: RecordHead_SoldierFragment, now: LocalDate): string {
  const next = schools.find(({ endDate }) => endDate >= now);
  return next ? `${schoolNameLabel[next.schoolName]} · ${dayWithDistance(next.startDate, now) ?? ''}` : 'None scheduled';
}
