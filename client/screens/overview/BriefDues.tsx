import { Fragment } from 'react';
import { groupCounts, groupCountsText } from '../../../domain/due/counts.ts';
import { today } from '../../components/today.ts';
import { briefDues, type DueGroup } from './briefDues.ts';
import { BriefList } from './BriefList.tsx';
import classes from './ReadinessBrief.module.css';
import type { WhoIsShort_DueFragment } from './WhoIsShort.generated.ts';

const TITLE = 'Requirements';

/** Who is not current, due soon or to do, by requirement. */
export function BriefDues({ due }: { due: WhoIsShort_DueFragment }) {
  const { notCurrent, dueSoon, toDo } = groupCounts(
    due.rows.map(({ standings }) => standings.map(({ state }) => state)),
  );
  const { requirements, isNamed, medical } = briefDues(due, today());
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
