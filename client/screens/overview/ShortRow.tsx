import {
  IconAlertTriangle,
  IconCalendarX,
  IconClock,
  IconId,
  IconSchool,
  IconSquare,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { Fragment, memo } from 'react';
import { calledName } from '../../../domain/record/givenNames.ts';
import { rankLabel } from '../../../domain/values.ts';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { StatusChip, StatusChips } from '../../components/parts/StatusChip.tsx';
import type { Tone } from '../../components/parts/tone.ts';
import name from '../../components/PersonName.module.css';
import rows from '../../components/rows.module.css';
import type { Called } from '../../components/soldierText.ts';
import classes from './overview.module.css';
import type { ChipKind, ShortfallChip } from './shortfallChips.ts';

const LOOKS: Readonly<Record<ChipKind, { tone: Tone; icon: TablerIcon }>> = {
  failed: { tone: 'bad', icon: IconX },
  overdue: { tone: 'bad', icon: IconCalendarX },
  neverDone: { tone: 'bad', icon: IconAlertTriangle },
  course: { tone: 'warn', icon: IconSchool },
  license: { tone: 'warn', icon: IconId },
  soon: { tone: 'warn', icon: IconClock },
  toDo: { tone: 'plain', icon: IconSquare },
};

type ShortRowProps = {
  person: Called & { readonly id: string; readonly pastEts: boolean };
  chips: readonly ShortfallChip[];
  /** The person's section, in a list of several. */
  place?: string | undefined;
};

/** A person with everything that they are short of. The whole row links to the record. */
export const ShortRow = memo(function ShortRow({ person, chips, place }: ShortRowProps) {
  return (
    <RecordLink soldierId={person.id} className={`${rows.pressable} ${classes.short}`}>
      <span className={name.label}>{rankLabel[person.rank]}</span>{' '}
      <span className={classes.name}>{calledName(person)}</span>{' '}
      <StatusChips>
        {person.pastEts && (
          <StatusChip tone="bad" icon={IconCalendarX}>
            Past ETS
          </StatusChip>
        )}{' '}
        {chips.map(({ kind, text, title }) => (
          <Fragment key={text}>
            <StatusChip {...LOOKS[kind]} title={title}>
              {text}
            </StatusChip>{' '}
          </Fragment>
        ))}
        {chips.length === 0 && <span className={classes.quiet}>No shortfall</span>}
      </StatusChips>{' '}
      <span className={classes.place}>{place}</span>
    </RecordLink>
  );
});
