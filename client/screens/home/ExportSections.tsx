import { type ComponentType, useState } from 'react';
import { ExportToggle } from '../../app/export/ExportToggle.tsx';
import { failureOf } from '../../app/failure.ts';
import { loadSectionsMenu } from '../../app/routing/screens.ts';
import { Problem } from '../../components/Problem.tsx';
import type { SectionOverviewQuery } from './HomeScreen.generated.ts';

export type ExportSectionsProps = { sections: SectionOverviewQuery['sectionOverview'] };

/** The way to have the sections as a file. It is loaded when somebody wants it: Home opens without it. */
export function ExportSections({ sections }: ExportSectionsProps) {
  const [Menu, setMenu] = useState<ComponentType<ExportSectionsProps> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function open() {
    setProblem(null);
    try {
      const { SectionsMenu } = await loadSectionsMenu();
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
