import { isForSignedOut, type ScreenRow } from '../../client/app/screens.ts';

/** The modules that client/app/routing loads for a screen once the page knows its address, by the end of their path. */
export function screenModules({ who, screen }: ScreenRow): readonly string[] {
  const own = `/${screen}.tsx`;
  return isForSignedOut(who) ? [own] : ['/client/app/routing/SignedInRoutes.tsx', own];
}
