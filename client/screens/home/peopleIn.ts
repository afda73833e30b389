import type { SectionBlock_SectionFragment } from './SectionBlock.generated.ts';

/** Everyone in the sections, with their section. */
export function peopleIn(sections: readonly SectionBlock_SectionFragment[]) {
  return sections.flatMap(({ section, members }) => members.map((member) => ({ ...member, section })));
}
