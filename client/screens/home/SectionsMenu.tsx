import { useEffect, useRef } from 'react';
import { ExportMenu } from '../../app/export/ExportMenu.tsx';
import { type ExportedSections, peopleOf, SECTION_COLUMNS } from './sectionColumns.ts';

/** The formats, in place of the button that asked for them. */
export function SectionsMenu({ sections }: ExportedSections) {
  const menu = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone; this one stands in its place.
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={menu}>
      <ExportMenu label="Section overview" columns={SECTION_COLUMNS} rows={peopleOf(sections)} isOpenAtFirst />
    </div>
  );
}
