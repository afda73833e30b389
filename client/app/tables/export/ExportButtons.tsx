import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { useDismissal } from '../../../components/useDismissal.ts';
import { loaded } from '../../failures/loadFailure.ts';
import { useAttempt } from '../../forms/useAttempt.ts';
import classes from './ExportButtons.module.css';
import type { MakeFile } from './exportedFile.ts';
import { ExportToggle } from './ExportToggle.tsx';

type ExportButtonsProps = {
  /** The button's label, if it isn't Export. */
  action?: string | undefined;
  /** What is exported. Read out with the buttons, and part of the file's name. */
  label: string;
  /** Makes the file, by the file name ending of its format. */
  files: Readonly<Record<string, MakeFile>>;
  /** Whether the list of formats starts out open. */
  isOpenAtFirst?: boolean | undefined;
};

/** Saves something as a file. The button opens a list of formats, which covers the screen and moves nothing. */
export function ExportButtons({ action = 'Export', label, files, isOpenAtFirst = false }: ExportButtonsProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [exporting, setExporting] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const { problem, setProblem, attempt } = useAttempt(`${action} ${label}`);
  const group = useRef<HTMLDivElement>(null);
  useDismissal(group, {
    isOpen,
    onDismiss: (isReturning) => {
      // The menu shows the outcome of the export, so it stays open.
      if (exporting !== null) return;
      if (isReturning) group.current?.querySelector('button')?.focus();
      show(false);
    },
  });

  function show(isShown: boolean) {
    setOpen(isShown);
    setNote(null);
    setProblem(null);
  }

  async function exportAs(format: string, makeFile: MakeFile) {
    if (exporting !== null) return;
    setExporting(format);
    setNote(null);
    let last = '';
    await attempt(async () => {
      const { saveFile } = await loaded(import('./saveFile.ts'));
      const file = await makeFile((count) => setNote(`${count} rows read so far.`));
      saveFile(label, format, file);
      const { cutAfter, medicalLeftOut = 0 } = file;
      const cut = cutAfter === null ? '' : `The file has only the first ${cutAfter} rows. `;
      last = `${cut}${medicalLeftOut === 0 ? '' : `Medical requirements are left out (${medicalLeftOut}).`}`;
    });
    setNote(last === '' ? null : last);
    setExporting(null);
  }

  return (
    <div ref={group} role="group" aria-label={`${action} ${label}`} className={classes.export} data-screen-only>
      <ExportToggle action={action} isOpen={isOpen} onToggle={() => exporting === null && show(!isOpen)} />
      {isOpen && (
        <div ref={placed} className={classes.menu}>
          <div className={classes.formats}>
            {Object.entries(files).map(([format, makeFile]) => (
              <Button
                key={format}
                variant="default"
                className={classes.format}
                aria-label={`${action} ${format.toUpperCase()}`}
                // A disabled button would lose the focus.
                aria-disabled={exporting !== null}
                aria-busy={exporting === format}
                onClick={() => void exportAs(format, makeFile)}
              >
                {format.toUpperCase()}
              </Button>
            ))}
          </div>
          <LiveRegion>{note !== null && <Text size="sm">{note}</Text>}</LiveRegion>
          {problem !== null && <ErrorText size="sm">{problem.message}</ErrorText>}
        </div>
      )}
    </div>
  );
}

/** Opens the menu toward the middle of the screen, where there is room. */
function placed(menu: HTMLElement | null): void {
  const { left = 0, right = 0 } = menu?.parentElement?.getBoundingClientRect() ?? {};
  if (menu) menu.dataset['side'] = left + right > document.documentElement.clientWidth ? 'end' : 'start';
}
