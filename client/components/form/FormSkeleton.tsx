import { ScreenSkeleton } from '../ScreenSkeleton.tsx';

/** The shape of a form that is still on its way: by how high its groups of fields are. */
export function FormSkeleton({ groups }: { groups: readonly string[] }) {
  return <ScreenSkeleton what="the form" parts={groups} width="var(--app-wide-form)" />;
}
