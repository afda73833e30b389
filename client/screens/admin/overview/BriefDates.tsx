import { addDays, formatDay, type LocalDate } from '../../../../domain/localDate.ts';
import { RECENT_DAYS } from '../../../../domain/record/recentChanges.ts';
import { schoolNameLabel, sectionLabel } from '../../../../domain/values.ts';
import { useUnitReport } from '../../../app/live/useUnitReport.ts';
import { changeText } from '../../../components/changeText.ts';
import { useUnitFields } from '../../../components/PolicyContext.ts';
import { markedName } from '../../../components/soldierText.ts';
import { today } from '../../../components/today.ts';
import { type BriefDates_PersonFragment, useBriefDatesQuery } from './BriefDates.generated.ts';
import { BriefList, BriefPeople } from './BriefList.tsx';

/** How far ahead the brief looks, in days. */
const ETS_DAYS = 180;
const SCHOOL_DAYS = 60;
/** Of how many people it tells what has changed, so that it stays one page after an import, too. */
const MOST_CHANGED = 12;

/** Who leaves and who goes to school soon, and whose record is new or has changed. Asked for beside the overview, which does not wait for it. */
export function BriefDates() {
  const { data } = useUnitReport(useBriefDatesQuery({ fetchPolicy: 'cache-and-network' }));
  const unit = useUnitFields();
  if (!data) return null;
  const day = today();
  const isWithin = (date: LocalDate, days: number) => date <= addDays(day, days);
  const leaving = data.etsReport.upcoming.flatMap(({ ets, soldier }) =>
    ets !== null && isWithin(ets, ETS_DAYS) ? [{ key: soldier.id, soldier, note: formatDay(ets) }] : [],
  );
  const schools = data.schoolsReport
    .filter(({ school, isOver }) => !isOver && isWithin(school.startDate, SCHOOL_DAYS))
    .map(({ school, soldier }) => ({
      key: school.id,
      soldier,
      note: `${schoolNameLabel[school.schoolName]} ${formatDay(school.startDate)}`,
    }));
  const changed = data.recentChanges.map(({ soldier, isNew, changes }) => ({
    key: soldier.id,
    soldier,
    note: isNew ? 'new record' : changes.map((change) => changeText(change, unit)).join(', '),
  }));
  const untold = changed.length - MOST_CHANGED;
  return (
    <>
      <BriefList title={`ETS within ${ETS_DAYS} days`} count={leaving.length}>
        <BriefPeople people={named(leaving)} />
      </BriefList>
      <BriefList title={`Schools within ${SCHOOL_DAYS} days`} count={schools.length}>
        <BriefPeople people={named(schools)} />
      </BriefList>
      <BriefList title={`Changes since ${formatDay(addDays(day, -RECENT_DAYS))}`} count={changed.length}>
        <BriefPeople people={named(changed).slice(0, MOST_CHANGED)} />
        {untold > 0 && <p>And {untold} more.</p>}
      </BriefList>
    </>
  );
}

type Row = { readonly soldier: BriefDates_PersonFragment };

/** With the section, and with the first name of whoever shares rank and last name with somebody else in the list. */
function named<Listed extends Row>(rows: readonly Listed[]) {
  return rows.map((row) => {
    const { soldier } = row;
    const isShared = rows.some(
      ({ soldier: { id, rank, lastName } }) =>
        id !== soldier.id && rank === soldier.rank && lastName === soldier.lastName,
    );
    const called = isShared ? soldier : { ...soldier, givenName: null };
    return { ...row, name: `${markedName(called)} · ${sectionLabel[soldier.section]}` };
  });
}
