import type { ReactNode } from 'react';
import { useIsOnPaper } from '../../browser/useIsOnPaper.ts';
import { MedicalLeftOut } from './MedicalLeftOut.tsx';

type MedicalPartProps = {
  /** Whether it is about a medical requirement that nobody asked for on paper. */
  isLeftOut: boolean;
  children: ReactNode;
};

/** What tells of one requirement. Where it is left out on paper, the paper says so. */
export function MedicalPart({ isLeftOut, children }: MedicalPartProps) {
  const isOnPaper = useIsOnPaper();
  return (
    <>
      {isOnPaper && <MedicalLeftOut count={isLeftOut ? 1 : 0} all={1} what="requirement" />}
      <div data-screen-only={isLeftOut || undefined}>{children}</div>
    </>
  );
}
