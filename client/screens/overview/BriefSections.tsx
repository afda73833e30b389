import { type Section, sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { BriefList, BriefPeople, type BriefPerson } from './BriefList.tsx';
import { peopleIn } from './peopleIn.ts';
import classes from './ReadinessBrief.module.css';

type BriefSectionsProps = { title: string; people: readonly (BriefPerson & { readonly section: Section })[] };

/** People on the brief, each section's on lines of its own. */
export function BriefSections({ title, people }: BriefSectionsProps) {
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
