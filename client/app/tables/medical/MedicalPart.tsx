import type { ReactNode } from 'react';
import { useIsOnPaper } from '../../browser/useIsOnPaper.ts';
import { MedicalLeftOut } from './MedicalLeftOut.tsx';

type MedicalPartProps = {
  /** Whether this is a medical requirement that nobody asked to print. */
  isLeftOut: boolean;
  children: ReactNode;
};

/** Part of a screen about one requirement. If paper leaves it out, the paper says so. */
export function MedicalPart({ isLeftOut, children }: MedicalPartProps) {
  const isOnPaper = useIsOnPaper();
  return (
    <>
      {isOnPaper && <MedicalLeftOut count={isLeftOut ? 1 : 0} all={1} what="requirement" />}
      <div data-screen-only={isLeftOut || undefined}>{children}</div>
    </>
  );
}
