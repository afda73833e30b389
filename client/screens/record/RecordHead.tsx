import type { ReactNode } from 'react';
import { formatServiceTime } from '../../../domain/record/serviceTime.ts';
import { schoolNameLabel } from '../../../domain/values.ts';
import { Day } from '../../components/Day.tsx';
import { today } from '../../components/today.ts';
import { schoolTime } from '../schools/scheduled/schoolTime.ts';
import classes from './record.module.css';
import type { RecordHead_SoldierFragment } from './RecordHead.generated.ts';

/** The head of a record, with what its groups don't show: time in service, time in grade, and the next school. */
export function RecordHead({
  soldier: { timeInService, timeInGrade, schools },
}: {
  soldier: RecordHead_SoldierFragment;
}) {
  return (
    <dl className={classes.facts}>
      <HeadFact term="Time in service">
        {timeInService ? formatServiceTime(timeInService) : 'PEBD not entered'}
      </HeadFact>
      <HeadFact term="Time in grade">{timeInGrade ? formatServiceTime(timeInGrade) : 'DOR not entered'}</HeadFact>
      <HeadFact term="Next school">
        <NextSchool schools={schools} />
      </HeadFact>
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
