import { useEffect, useRef } from 'react';
import { ExportMenu } from '../../app/export/ExportMenu.tsx';
import type { ExportSectionsProps } from './ExportSections.tsx';
import { peopleOf, SECTION_COLUMNS } from './sectionColumns.ts';

/** The formats, in place of the button that asked for them. */
export function SectionsMenu({ sections }: ExportSectionsProps) {
  const menu = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => menu.current?.focus(), []);
  return (
    <div ref={menu} tabIndex={-1}>
      <ExportMenu label="Section overview" columns={SECTION_COLUMNS} rows={peopleOf(sections)} isOpenAtFirst />
    </div>
  );
}
