import type { LocalDate } from '../../../domain/localDate.ts';
import { type Section, sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { RANK_COLUMN } from '../../app/tables/lists/listedPersonColumns.tsx';
import { ListedPersonLink } from '../../app/tables/lists/ListedPersonLink.tsx';
import { useOneStop } from '../../components/table/useOneStop.ts';
import { DueCountText } from './DueCountText.tsx';
import type { DueMatrix_OverviewFragment } from './DueMatrix.generated.ts';
import classes from './DueMatrix.module.css';
import { StandingLink } from './StandingLink.tsx';

/** What the screen shows, for the table, the phone and paper alike. */
export type DueMatrixProps = {
  day: LocalDate;
  requirements: DueMatrix_OverviewFragment['requirements'];
  counts: DueMatrix_OverviewFragment['counts'];
  rows: DueMatrix_OverviewFragment['rows'];
  /** The chosen section; null for all. */
  section: Section | null;
};

/**
 * A table of people by requirements, grouped by section, with counts for the unit and each section. It scrolls under its own headers and is
 * a single stop of the Tab key.
 */
export function DueMatrix({ day, requirements, counts, rows, section }: DueMatrixProps) {
  const stop = useOneStop();
  const countsOf = (of: Section | null) =>
    requirements.map(({ id }) => (
      <td key={id}>
        {counts
          .filter((count) => count.requirementId === id && count.section === of)
          .map((count) => (
            <DueCountText key={id} count={count} />
          ))}
      </td>
    ));
  return (
    <div className={classes.scroll}>
      <table role="grid" aria-readonly aria-label="Due" className={classes.matrix} {...stop}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {requirements.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {section === null && (
          <tbody>
            <tr className={classes.total}>
              <th scope="row">Unit</th>
              {countsOf(null)}
            </tr>
          </tbody>
        )}
        {SECTIONS.filter((one) => rows.some(({ soldier }) => soldier.section === one)).map((one) => (
          <tbody key={one}>
            <tr className={classes.total}>
              <th scope="row">{sectionLabel[one]}</th>
              {countsOf(one)}
            </tr>
            {rows
              .filter(({ soldier }) => soldier.section === one)
              .map((row) => (
                <tr key={row.soldier.id}>
                  <th scope="row">
                    <div className={classes.person}>
                      {RANK_COLUMN.cell(row)}
                      <ListedPersonLink person={row.soldier} />
                    </div>
                  </th>
                  {requirements.map((requirement) => (
                    <td key={requirement.id}>
                      {row.standings
                        .filter(({ requirementId }) => requirementId === requirement.id)
                        .map((standing) => (
                          <StandingLink
                            key={requirement.id}
                            soldier={row.soldier}
                            requirement={requirement}
                            standing={standing}
                            on={day}
                          />
                        ))}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
