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
/** Resolves once the first screen's files are loaded. */
export const firstScreen = loadScreensAt(signedInRoutes, window.location);

/** The routes for people who are signed in, with the access that each one needs. */
export function SignedInRoutes() {
  return useRoutes(signedInRoutes);
}

/**
 * A screen's route inside its guards. Screens that open without a sign-in have no route here. Screens that open before the second factor
 * have no guard. Only the second factor reveals whether a person is away, and the person then has to read their recovery codes first. So
 * these screens themselves redirect a person who is away.
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
