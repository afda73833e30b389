import type { ReactNode } from 'react';
import { INDEFINITE } from '../../../domain/record/ets.ts';
import { formatServiceTime } from '../../../domain/record/serviceTime.ts';
import { gradeLabel, rankLabel, schoolNameLabel } from '../../../domain/values.ts';
import { Day } from '../../components/Day.tsx';
import { assignmentText } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import type { RecordHead_SoldierFragment } from './RecordHead.generated.ts';
import classes from './RecordHead.module.css';
import { schoolTime } from '../schools/scheduled/schoolTime.ts';

/** The head of a record: name, assignment, time in service and grade, next school, and ETS. */
export function RecordHead({ soldier }: { soldier: RecordHead_SoldierFragment }) {
  const { rank, grade, firstName, middleName, lastName, timeInService, timeInGrade, ets, etsIndefinite } = soldier;
  return (
    <div className={classes['head']}>
      <p className={classes['who']}>
        <span className={classes['rank']}>
          {rankLabel[rank]} · {gradeLabel[grade]}
        </span>
        <span className={classes['name']}>{[firstName, middleName, lastName].join(' ')}</span>
        <span className={classes['assignment']}>{assignmentText(soldier)}</span>
      </p>
      <dl className={classes['facts']}>
        <HeadFact term="Time in service">
          {timeInService ? formatServiceTime(timeInService) : 'PEBD not entered'}
        </HeadFact>
        <HeadFact term="Time in grade">{timeInGrade ? formatServiceTime(timeInGrade) : 'DOR not entered'}</HeadFact>
        <HeadFact term="Next school">
          <NextSchool schools={soldier.schools} />
        </HeadFact>
        <HeadFact term="ETS">{ets ? <Day day={ets} /> : etsIndefinite ? INDEFINITE : 'Not entered'}</HeadFact>
      </dl>
    </div>
  );
}

function HeadFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The current school, or the next one. */
function NextSchool({ schools }: Pick<RecordHead_SoldierFragment, 'schools'>) {
  const next = schools.find(({ endDate }) => endDate >= today());
  if (!next) return 'None scheduled';
  return (
    <>
      {schoolNameLabel[next.schoolName]} <Day day={next.startDate} distance={schoolTime(next, today())} />
    </>
  );
}
