import type { ReactNode } from 'react';
import {
  COURSES,
  courseLabel,
  gradeLabel,
  rankLabel,
  roleLabel,
  sectionLabel,
  teamLabel,
} from '../../../domain/values.ts';
import { Day } from '../../components/Day.tsx';
import { type Fact, Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { soldierFieldLabel } from '../../components/soldierText.ts';
import type { RecordGroups_SoldierFragment } from './RecordGroups.generated.ts';
import classes from './RecordGroups.module.css';

type RecordGroupsProps = {
  soldier: RecordGroups_SoldierFragment;
  /** More groups, after the record's own. */
  children: ReactNode;
};

/** The groups of a record, each a definition list. */
export function RecordGroups({ soldier, children }: RecordGroupsProps) {
  const fact = (field: keyof typeof soldierFieldLabel, value: ReactNode): Fact => ({
    term: soldierFieldLabel[field],
    value,
  });
  return (
    <div className={classes['groups']}>
      <Panel title="Name/Rank">
        <Facts
          facts={[
            fact('firstName', soldier.firstName),
            fact('middleName', soldier.middleName),
            fact('lastName', soldier.lastName),
            fact('rank', rankLabel[soldier.rank]),
            fact('grade', gradeLabel[soldier.grade]),
          ]}
        />
      </Panel>
      {/* Large text on a phone may break after the slash. */}
      <Panel
        title={
          <>
            Assignment/
            <wbr />
            Scores
          </>
        }
      >
        <Facts
          facts={[
            fact('section', sectionLabel[soldier.section]),
            fact('team', teamLabel[soldier.team]),
            fact('role', roleLabel[soldier.role]),
            fact('acftScore', soldier.acftScore),
            fact('acftPass', soldier.acftPass ? 'Pass' : 'Fail'),
            fact('m4Qual', soldier.m4Qual),
            fact('jfoQualified', soldier.jfoQualified ? 'Yes' : 'No'),
            fact('driversLicense', soldier.driversLicense ? 'Yes' : 'No'),
          ]}
        />
      </Panel>
      <Panel title="Dates">
        <Facts
          facts={[fact('pebd', day(soldier.pebd)), fact('dor', day(soldier.dor)), fact('ets', day(soldier.ets))]}
        />
      </Panel>
      <Panel title="Military Education">
        <Facts
          facts={COURSES.map((course) => ({
            term: courseLabel[course],
            value: soldier[course] ? 'Complete' : 'Not complete',
          }))}
        />
      </Panel>
      {children}
    </div>
  );
}

function day(date: string | null): ReactNode {
  return date === null ? 'Not entered' : <Day day={date} />;
}
