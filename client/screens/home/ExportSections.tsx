import { type ComponentType, useState } from 'react';
import { loaded } from '../../app/failures/loadFailure.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { ExportToggle } from '../../app/tables/export/ExportToggle.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import type { ExportedSections } from './sectionColumns.ts';

/** Exports the sections as a file. The menu's code loads on the first click, so that Home opens sooner. */
export function ExportSections({ sections }: ExportedSections) {
  const [Menu, setMenu] = useState<ComponentType<ExportedSections> | null>(null);
  const { problem, attempt } = useAttempt('Export Section overview');

  async function open() {
    const { SectionsMenu } = await loaded(import('./SectionsMenu.tsx'));
    setMenu(() => SectionsMenu);
  }

  if (Menu) return <Menu sections={sections} />;
  return (
    <>
      <ExportToggle action="Export" isOpen={false} onToggle={() => void attempt(open)} />
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </>
  );
}
