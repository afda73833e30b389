import { strengthText } from '../../../domain/record/gauges.ts';
import { type Section, sectionLabel } from '../../../domain/values.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { NAME_COLUMN, RANK_COLUMN, ROLE_COLUMN } from '../../app/tables/export/personColumns.ts';
import type { MemberRow_MemberFragment } from './MemberRow.generated.ts';
import type { SectionBlock_SectionFragment } from './SectionBlock.generated.ts';

/** The sections on Home, for export. */
export type ExportedSections = { sections: readonly SectionBlock_SectionFragment[] };

type SectionPerson = MemberRow_MemberFragment & {
  readonly section: Section;
  /** How many of the section's places are filled. */
  readonly strength: string;
};

/** A person as Home shows them. */
export const SECTION_COLUMNS: readonly ExportColumn<SectionPerson>[] = [
  { header: 'Section', exported: ({ section }) => sectionLabel[section] },
  ROLE_COLUMN,
  RANK_COLUMN,
  NAME_COLUMN,
  { header: 'Strength', exported: ({ strength }) => strength },
];

/** Everyone, in the order of the blocks. */
export function peopleOf(
  sections: readonly {
    readonly section: Section;
    readonly capacity: number;
    readonly members: readonly MemberRow_MemberFragment[];
  }[],
): SectionPerson[] {
  return sections.flatMap(({ section, capacity, members }) => {
    const strength = strengthText({ filled: members.length, capacity });
    return members.map((member) => ({ ...member, section, strength }));
  });
}
