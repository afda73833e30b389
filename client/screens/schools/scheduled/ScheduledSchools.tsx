import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { formatDay } from '../../../../domain/localDate.ts';
import { Membership } from '../../../../domain/record/membership.ts';
import { type SchoolNote, schoolNotes } from '../../../../domain/record/school.ts';
import { schoolNameLabel } from '../../../../domain/values.ts';
import { useReturnToPlace } from '../../../app/browser/useReturnToPlace.ts';
import { paths } from '../../../app/paths.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { Link } from '../../../components/Link.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { StatusMark } from '../../../components/parts/StatusMark.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { today } from '../../../components/today.ts';
import { ADD_SCHOOL_PLACE, schoolPlace } from '../form/schoolPlaces.ts';
import { GRADUATED_COLUMN, graduatedText } from '../graduation/graduatedText.ts';
import classes from '../schools.module.css';
import type { ScheduledSchools_SoldierFragment } from './ScheduledSchools.generated.ts';
import { schoolTime } from './schoolTime.ts';

/** The columns of the exported schools. */
const SCHOOL_COLUMNS: readonly ExportColumn<ScheduledSchools_SoldierFragment['schools'][number]>[] = [
  { header: 'School', exported: ({ schoolName }) => schoolNameLabel[schoolName] },
  { header: 'Start', exported: ({ startDate }) => ({ day: startDate }) },
  { header: 'End', exported: ({ endDate }) => ({ day: endDate }) },
  GRADUATED_COLUMN,
];

/** The soldier's scheduled schools, each with an edit link. */
export function ScheduledSchools({ soldier }: { soldier: ScheduledSchools_SoldierFragment }) {
  const { id, schools, ets } = soldier;
  const isKept = soldier.membership === Membership.DEPARTED;
  useReturnToPlace();
  return (
    <Panel title="Scheduled Schools">
      {schools.length === 0 ? (
        <Text c="dimmed">No schools scheduled</Text>
      ) : (
        <ul>
          {schools.map((school) => (
            <SchoolRow
              key={school.id}
              soldierId={id}
              school={school}
              notes={schoolNotes(
                school,
                schools.filter((one) => one !== school),
                ets,
              )}
              isKept={isKept}
            />
          ))}
        </ul>
      )}
      <Group gap={0} justify="space-between">
        {!isKept && (
          <Button component={Link} data-place={ADD_SCHOOL_PLACE} to={paths.schoolAdd(id)} variant="default" px="md">
            Add school
          </Button>
        )}
        {schools.length > 0 && (
          <ExportMenu label={`Schools of ${rankAndName(soldier)}`} columns={SCHOOL_COLUMNS} rows={schools} />
        )}
      </Group>
    </Panel>
  );
}

type SchoolRowProps = {
  soldierId: string;
  school: ScheduledSchools_SoldierFragment['schools'][number];
  /** What is odd about its dates. */
  notes: readonly SchoolNote[];
  /** Whether it's read-only, because the soldier has left the unit. */
  isKept: boolean;
};

function SchoolRow({ soldierId, school, notes, isKept }: SchoolRowProps) {
  const name = schoolNameLabel[school.schoolName];
  const label = `Edit ${name}, ${formatDay(school.startDate)}`;
  return (
    <li className={classes.school}>
      <div className={classes.name}>{name}</div>
      <div className={classes.when}>
        <div>
          <time dateTime={school.startDate} className={classes.day}>
            {formatDay(school.startDate)}
          </time>
          {school.endDate !== school.startDate && (
            <>
              {' '}
              –{' '}
              <time dateTime={school.endDate} className={classes.day}>
                {formatDay(school.endDate)}
              </time>
            </>
          )}
        </div>
        <Text c="dimmed" size="sm">
          {[schoolTime(school, today()), graduatedText(school.graduated)].filter(Boolean).join(', ')}
        </Text>
        {notes.map(({ text }) => (
          <StatusMark key={text} tone="warn" icon={IconAlertTriangle}>
            {text}
          </StatusMark>
        ))}
      </div>
      {!isKept && (
        <ActionIcon
          component={Link}
          data-place={schoolPlace(school.id)}
          to={paths.schoolEdit(soldierId, school.id)}
          aria-label={label}
          title={label}
        >
          <IconPencil aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
