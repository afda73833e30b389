import { addDays, formatDay, type LocalDate } from '../../../domain/localDate.ts';
import { RECENT_DAYS } from '../../../domain/record/recentChanges.ts';
import { schoolNameLabel } from '../../../domain/values.ts';
import { changeText } from '../../components/changeText.ts';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { today } from '../../components/today.ts';
import type { BriefDatesQuery } from './BriefDates.generated.ts';
import { BriefList, BriefMissing, BriefPeople } from './BriefList.tsx';
import { namedInBrief } from './briefPerson.ts';

/** How far ahead the brief looks, in days. */
const ETS_DAYS = 180;
const SCHOOL_DAYS = 60;
/** The most people listed under changes. Keeps the brief to one page even after an import. */
const MOST_CHANGED = 12;

export type BriefDatesProps = {
  /** Undefined until it is loaded. */
  data: BriefDatesQuery | undefined;
  error: unknown;
};

/** People whose ETS or school is soon, and whose records are new or changed. */
export function BriefDates({ data, error }: BriefDatesProps) {
  const unit = useFieldRules();
  if (!data) return <BriefMissing title="ETS, schools and changes" error={error} />;
  const day = today();
  const isWithin = (date: LocalDate, days: number) => date <= addDays(day, days);
  const leaving = data.etsList.upcoming.flatMap(({ ets, soldier }) =>
    ets !== null && isWithin(ets, ETS_DAYS) ? [{ key: soldier.id, soldier, note: formatDay(ets) }] : [],
  );
  const schools = data.schoolsList
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
        <BriefPeople people={namedInBrief(leaving)} />
      </BriefList>
      <BriefList title={`Schools within ${SCHOOL_DAYS} days`} count={schools.length}>
        <BriefPeople people={namedInBrief(schools)} />
      </BriefList>
      <BriefList title={`Changes since ${formatDay(addDays(day, -RECENT_DAYS))}`} count={changed.length}>
        <BriefPeople people={namedInBrief(changed).slice(0, MOST_CHANGED)} />
        {untold > 0 && <p>And {untold} more.</p>}
      </BriefList>
    </>
  );
}
