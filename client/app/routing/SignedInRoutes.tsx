import { type ComponentType, createElement } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import '../api/signedInPolicies.ts';
import { endDoubleClicks } from '../browser/doubleClick.ts';
import { navigation } from '../browser/navigation.ts';
import { AdminLayout } from '../layouts/AdminLayout.tsx';
import { SignedInLayout } from '../layouts/SignedInLayout.tsx';
import { paths } from '../paths.ts';
import { isForSignedOut, type Opener, SCREEN_ROWS, type ScreenRow } from '../screens.ts';
import { loadScreensAt } from './lazyScreen.ts';
import { AwayOnly, Guard, NewcomerOnly, SecondFactorFirst } from './permissionGuards.tsx';
import { screenComponents } from './screenComponents.ts';

endDoubleClicks(navigation);

const screenComponent = screenComponents(
  import.meta.glob<Readonly<Record<string, ComponentType>>>([
    '../../screens/**/*Screen.tsx',
    '!../../screens/signIn/login/LoginScreen.tsx',
  ]),
);

const signedInRoutes: RouteObject[] = [
  { element: <SignedInLayout />, children: SCREEN_ROWS.flatMap(guardedRoutes) },
  // Any unknown path.
  { path: '*', element: <Navigate to={paths.home} replace /> },
];
/** Resolves when the files of the first screen are loaded. */
export const firstScreen = loadScreensAt(signedInRoutes, window.location);

/** The routes for people who are signed in, with the permission that each requires. */
export function SignedInRoutes() {
  return useRoutes(signedInRoutes);
}

/**
 * The route of a row within its guards; none for a screen that opens without a sign-in. React keeps what two routes have in the same places.
 * The screens before the second factor lead away by themselves whoever has left the unit, which is known only after it: the recovery codes are to be read first.
 */
function guardedRoutes({ who, isBeforeSecondFactor, ...row }: ScreenRow): RouteObject[] {
  if (isForSignedOut(who)) return [];
  const route = routeOf(row, who === 'STAFF');
  if (isBeforeSecondFactor) return [route];
  return [{ element: <SecondFactorFirst />, children: [{ element: guardOf(who), children: [route] }] }];
}

function guardOf(who: Exclude<Opener, 'SIGNED_OUT' | 'PUBLIC'>) {
  if (who === 'NEWCOMER') return <NewcomerOnly />;
  return who === 'AWAY' ? <AwayOnly /> : <Guard requires={who} />;
}

function routeOf({ path, screen, leadsTo }: Omit<ScreenRow, 'who'>, isAdmin: boolean): RouteObject {
  if (leadsTo !== undefined) return { path, element: <Navigate to={leadsTo} replace /> };
  const route = { path, element: createElement(screenComponent(screen)) };
  return isAdmin ? { element: <AdminLayout />, children: [route] } : route;
}
