import { type ComponentType, useState } from 'react';
import { ExportToggle } from '../../app/export/ExportToggle.tsx';
import { failureOf } from '../../app/failure.ts';
import { loaded } from '../../app/routing/loadFailure.ts';
import { Problem } from '../../components/Problem.tsx';
import type { ExportedSections } from './sectionColumns.ts';

/** Exports the sections as a file. The menu's code is loaded on the first click, so that Home opens sooner. */
export function ExportSections({ sections }: ExportedSections) {
  const [Menu, setMenu] = useState<ComponentType<ExportedSections> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function open() {
    setProblem(null);
    try {
      const { SectionsMenu } = await loaded(import('./SectionsMenu.tsx'));
      setMenu(() => SectionsMenu);
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  }

  if (Menu) return <Menu sections={sections} />;
  return (
    <>
      <ExportToggle action="Export" isOpen={false} onToggle={() => void open()} />
      {problem !== null && <Problem>{problem}</Problem>}
    </>
  );
}
