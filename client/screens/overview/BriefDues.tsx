import { Fragment } from 'react';
import { groupCountsText } from '../../../domain/due/counts.ts';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { today } from '../../components/today.ts';
import { useBriefDuesQuery } from './BriefDues.generated.ts';
import { briefDues, type DueGroup } from './briefDues.ts';
import { BriefList, BriefMissing } from './BriefList.tsx';
import classes from './ReadinessBrief.module.css';

const TITLE = 'Requirements';

/** Who is not current, due soon or to do, by requirement. Loaded separately, and only if the unit has requirements. */
export function BriefDues() {
  const { data, error } = useUnitList(useBriefDuesQuery({ fetchPolicy: 'no-cache' }));
  if (!data) return <BriefMissing title={TITLE} error={error} />;
  const { notCurrent, dueSoon, toDo } = data.dueOverview.people;
  const { requirements, isNamed, medical } = briefDues(data.dueOverview, today());
  const text = groupCountsText({ notCurrent, dueSoon, toDo });
  const ofMedical = groupCountsText(medical);
  return (
    <BriefList title={text === '' ? TITLE : `${TITLE}: ${text}`} count={notCurrent + dueSoon + toDo}>
      {!isNamed && <p>Names are on the screen alone: one page has no room for them.</p>}
      {requirements.map(({ id, name, groups }) => (
        <div key={id} className={classes.section} data-counts={!isNamed || undefined}>
          <h3>{name}</h3>
          <ul>
            {groups.map((group) => (
              <Group key={group.label} group={group} />
            ))}
          </ul>
        </div>
      ))}
      {ofMedical !== '' && (
        <div className={classes.section} data-counts={!isNamed || undefined}>
          <h3>Medical</h3>
          <p>{ofMedical}. Named on the screen alone.</p>
        </div>
      )}
    </BriefList>
  );
}

function Group({ group: { label, word, count, people, rest } }: { group: DueGroup }) {
  return (
    <li>
      {label} {count}
      {people.length > 0 && `, ${word}: `}
      {people.map(({ key, name, day }, index) => (
        <Fragment key={key}>
          {index > 0 && '; '}
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {day !== '' && ` ${day}`}
        </Fragment>
      ))}
      {rest !== null && `${people.length > 0 ? '; ' : ': '}${rest}`}
    </li>
  );
}
