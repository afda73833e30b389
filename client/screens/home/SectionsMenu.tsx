import { useEffect, useRef } from 'react';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { type ExportedSections, peopleOf, SECTION_COLUMNS } from './sectionColumns.ts';

/** The export menu. It replaces the button that loaded it. */
export function SectionsMenu({ sections }: ExportedSections) {
  const menu = useRef<HTMLDivElement>(null);
  // The button that had the focus is replaced by this one.
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={menu}>
      <ExportMenu label="Section overview" columns={SECTION_COLUMNS} rows={peopleOf(sections)} isOpenAtFirst />
    </div>
  );
}
