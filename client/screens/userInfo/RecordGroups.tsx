import { formatDay } from '../../../domain/localDate.ts';
import { courseLabel, gradeLabel, rankLabel, roleLabel, schoolNameLabel, sectionLabel, teamLabel } from '../../../domain/values.ts';
import { dayWithDistance } from '../../components/dayText.ts';
import { today } from '../../components/today.ts';
import { RecordGroup } from './RecordGroup.tsx';
import type { RecordGroups_SoldierFragment } from './RecordGroups.generated.ts';

/** The specified groups of a record. */
export function RecordGroups({ soldier }: { soldier: RecordGroups_SoldierFragment }) {
  const now = today();
  const day = (date: string | null) => (date && dayWithDistance(date, now)) ?? 'Not entered';
  const course = (isComplete: boolean) => (isComplete ? 'Complete' : 'Not complete');
  return (
    <>
      <RecordGroup
        title="Name/Rank"
        facts={[
          ['First name', soldier.firstName],
          ['Middle name', soldier.middleName],
          ['Last name', soldier.lastName],
          ['Rank', rankLabel[soldier.rank]],
          ['Grade', gradeLabel[soldier.grade]],
        ]}
      />
      <RecordGroup
        title="Assignment/Scores"
        facts={[
          ['Section', sectionLabel[soldier.section]],
          ['Team', teamLabel[soldier.team]],
          ['Role', roleLabel[soldier.role]],
          ['ACFT score', String(soldier.acftScore)],
          ['ACFT', soldier.acftPass ? 'Pass' : 'Fail'],
          ['M4 qualification', String(soldier.m4Qual)],
          ['JFO qualified', soldier.jfoQualified ? 'Yes' : 'No'],
          ["Driver's license", soldier.driversLicense ? 'Yes' : 'No'],
        ]}
      />
      <RecordGroup
        title="Dates"
        facts={[
          ['PEBD', day(soldier.pebd)],
          ['DOR', day(soldier.dor)],
          ['ETS', day(soldier.ets)],
        ]}
      />
      <RecordGroup
        title="Military Education"
        facts={[
          [courseLabel.dlc1Complete, course(soldier.dlc1Complete)],
          [courseLabel.blcComplete, course(soldier.blcComplete)],
          [courseLabel.dlc2Complete, course(soldier.dlc2Complete)],
          [courseLabel.alcComplete, course(soldier.alcComplete)],
          [courseLabel.dlc3Complete, course(soldier.dlc3Complete)],
          [courseLabel.slcComplete, course(soldier.slcComplete)],
        ]}
      />
      <RecordGroup
        title="Scheduled Schools"
        whenEmpty="No schools scheduled"
        facts={soldier.schools.map(({ schoolName, startDate, endDate }) => [
          schoolNameLabel[schoolName],
          `${formatDay(startDate)} to ${formatDay(endDate)}`,
        ])}
      />
    </>
  );
}
