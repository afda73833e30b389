import type { ReactNode } from 'react';
import { LoginState } from '../../../domain/identity/loginState.ts';
import { formatServiceTime } from '../../../domain/record/serviceTime.ts';
import { gradeLabel, schoolNameLabel } from '../../../domain/values.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { Day } from '../../components/Day.tsx';
import { assignmentText } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import { schoolTime } from '../schools/scheduled/schoolTime.ts';
import classes from './record.module.css';
import type { RecordHead_SoldierFragment } from './RecordHead.generated.ts';

/** Who it is: the whole name, the place in the unit and the grade. */
export function RecordName({ soldier }: { soldier: RecordHead_SoldierFragment }) {
  const { firstName, middleName, lastName, grade } = soldier;
  return (
    <p className={classes.who}>
      <b>{[firstName, middleName, lastName].filter((name) => name !== '').join(' ')}</b> · {assignmentText(soldier)} ·{' '}
      {gradeLabel[grade]}
    </p>
  );
}

/** What matters first: time in service, time in grade and the next school. For staff also a login that doesn't work. */
export function RecordHead({ soldier }: { soldier: RecordHead_SoldierFragment }) {
  const { timeInService, timeInGrade, schools, loginState } = soldier;
  const isStaff = usePerson()?.isStaff === true;
  return (
    <dl className={classes.facts}>
      <HeadFact term="Time in service">
        {timeInService ? formatServiceTime(timeInService) : 'PEBD not entered'}
      </HeadFact>
      <HeadFact term="Time in grade">{timeInGrade ? formatServiceTime(timeInGrade) : 'DOR not entered'}</HeadFact>
      <HeadFact term="Next school">
        <NextSchool schools={schools} />
      </HeadFact>
      {isStaff && loginState !== LoginState.WORKING && (
        <HeadFact term="Login">{loginState === LoginState.NONE ? 'None' : 'Disabled'}</HeadFact>
      )}
    </dl>
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
