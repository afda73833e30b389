import { skipToken } from '@apollo/client/react';
import { formatDay } from '../../../domain/localDate.ts';
import { gaugeColourWord, overStrength, strengthText } from '../../../domain/record/gauges.ts';
import { ReadinessList, type Section, sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { useFirstIdle } from '../../app/browser/idle.ts';
import { useIsOnPaper } from '../../app/browser/useIsOnPaper.ts';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { markedName } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import { useBriefDatesQuery } from './BriefDates.generated.ts';
import { BriefDates, type BriefDatesProps } from './BriefDates.tsx';
import { BriefDues } from './BriefDues.tsx';
import { BriefList, BriefPeople, type BriefPerson } from './BriefList.tsx';
import type { Gauges_OverviewFragment } from './Gauges.generated.ts';
import { peopleIn } from './peopleIn.ts';
import classes from './ReadinessBrief.module.css';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';
import { shortfallsOf } from './reasonText.ts';
import type { WhoIsShort_DueFragment } from './WhoIsShort.generated.ts';

type Lists = ReadinessLists_OverviewFragment['lists'];
type ReadinessBriefProps = {
  overview: Gauges_OverviewFragment & ReadinessLists_OverviewFragment;
  due: WhoIsShort_DueFragment;
};

/** The lists that are good to be on. Only their people are named here. */
const STRENGTHS: readonly ReadinessList[] = [ReadinessList.PROMOTABLE, ReadinessList.JFO_QUALIFIED];

/**
 * The overview for print, on one page: strength and the seven lists in numbers, who is short of what by company, what is due, what's coming
 * up and what has changed.
 */
export function ReadinessBrief(props: ReadinessBriefProps) {
  const isOnPaper = useIsOnPaper();
  const isIdle = useFirstIdle();
  // Asked for on the screen already, because printing waits for nothing.
  const dates = useUnitList(useBriefDatesQuery(isIdle ? { fetchPolicy: 'no-cache' } : skipToken));
  return isOnPaper ? <Brief {...props} dates={dates} /> : null;
}

type BriefProps = ReadinessBriefProps & { dates: BriefDatesProps };

function Brief({ overview: { gauges, lists }, due, dates }: BriefProps) {
  return (
    <article className={classes.brief}>
      <header className={classes.head}>
        <h1>Fire Support readiness brief</h1>
        <p>Battalion fire-support section · {formatDay(today())}</p>
      </header>
      <table className={classes.gauges}>
        <thead>
          <tr>
            <td />
            {gauges.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">STRENGTH</th>
            {gauges.map(({ title, percent }) => (
              <td key={title}>{percent}%</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Filled</th>
            {gauges.map((gauge) => (
              <td key={gauge.title}>{strengthText(gauge)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Color</th>
            {gauges.map((gauge) => (
              <td key={gauge.title}>{overStrength(gauge) === null ? gaugeColourWord[gauge.colour] : 'Over'}</td>
            ))}
          </tr>
          {lists.map(({ list, title, people }) => (
            <tr key={list}>
              <th scope="row">{title}</th>
              {gauges.map(({ title: gauge, section }) => (
                <td key={gauge}>{peopleIn(section, people).length}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.lists}>
        <BriefSections title="Who is short of what" people={shortPeople(lists)} />
        {due.requirements.length > 0 && <BriefDues due={due} />}
        <div className={classes.beside}>
          {lists
            .filter(({ list }) => STRENGTHS.includes(list))
            .map(({ list, title, people }) => (
              <BriefSections key={list} title={title} people={people.map((person) => named(person, null))} />
            ))}
        </div>
        <BriefDates {...dates} />
      </div>
    </article>
  );
}

/** Everyone who is short of something, once each with all their shortfalls. People with the most come first. */
function shortPeople(lists: Lists) {
  const people = new Map(lists.flatMap(({ people: listed }) => listed.map((person) => [person.id, person])));
  return [...shortfallsOf(lists)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([id, shortfalls]) => {
      const person = people.get(id);
      return person ? [named(person, shortfalls.join(', '))] : [];
    });
}

type Listed = Lists[number]['people'][number];

function named(
  person: Listed,
  note: string | null,
): { key: string; name: string; note: string | null; section: Section } {
  return { key: person.id, name: markedName(person), note, section: person.section };
}

type BriefSectionsProps = { title: string; people: readonly (BriefPerson & { readonly section: Section })[] };

/** People on the brief, with a separate line for each section. */
function BriefSections({ title, people }: BriefSectionsProps) {
  return (
    <BriefList title={title} count={people.length}>
      {SECTIONS.map((section) => {
        const own = peopleIn(section, people);
        if (own.length === 0) return null;
        return (
          <div key={section} className={classes.section}>
            <h3>{sectionLabel[section]}</h3>
            <BriefPeople people={own} />
          </div>
        );
      })}
    </BriefList>
  );
}
