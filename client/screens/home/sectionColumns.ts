import { type Section, sectionLabel } from '../../../domain/values.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { NAME_COLUMN, RANK_COLUMN, ROLE_COLUMN } from '../../app/tables/export/personColumns.ts';
import type { PersonRow_MemberFragment } from './PersonRow.generated.ts';
import type { SectionBlock_SectionFragment } from './SectionBlock.generated.ts';

/** The sections that Home shows, which can be exported. */
export type ExportedSections = { sections: readonly SectionBlock_SectionFragment[] };

type SectionPerson = PersonRow_MemberFragment & { readonly section: Section };

/** What Home shows of somebody. */
export const SECTION_COLUMNS: readonly ExportColumn<SectionPerson>[] = [
  { header: 'Section', exported: ({ section }) => sectionLabel[section] },
  ROLE_COLUMN,
  RANK_COLUMN,
  NAME_COLUMN,
];

/** Everybody in the order of the blocks. */
export function peopleOf(
  sections: readonly { readonly section: Section; readonly members: readonly PersonRow_MemberFragment[] }[],
): SectionPerson[] {
  return sections.flatMap(({ section, members }) => members.map((member) => ({ ...member, section })));
}
