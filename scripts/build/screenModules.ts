import { isForSignedOut, type ScreenRow } from '../../client/app/screens.ts';

/** What the page loads once it knows its address: the modules that client/app/routing loads for a screen, by the end of their path. */
export function screenModules({ who, screen }: ScreenRow): readonly string[] {
  const own = `/${screen}.tsx`;
  return isForSignedOut(who) ? [own] : ['/client/app/routing/SignedInRoutes.tsx', own];
}
