import { type ComponentType, createElement, Suspense, use } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { LoadingScreen } from '../layouts/LoadingScreen.tsx';
import { SignedOutLayout } from '../layouts/SignedOutLayout.tsx';
import { isForSignedOut, SCREEN_ROWS, type ScreenRow } from '../screens.ts';
import { lazyScreen, loadScreensAt } from './lazyScreen.ts';
import { screenComponents } from './screenComponents.ts';
import { SignedInOnly, SignedOutOnly } from './sessionGuards.tsx';

/** The screens that open without a sign-in. /login is part of the page's first file, which doesn't know the files of any other screen. */
const screenComponent = screenComponents(
  import.meta.glob<Readonly<Record<string, ComponentType>>>([
    '../../screens/signIn/**/*Screen.tsx',
    '../../screens/account/email/ConfirmEmailScreen.tsx',
    '!../../screens/signIn/login/LoginScreen.tsx',
  ]),
  import.meta.glob<ComponentType>('../../screens/signIn/login/LoginScreen.tsx', { eager: true, import: 'LoginScreen' }),
);

/** All screens for people who are signed in. They are a separate file, which /login doesn't load. */
const SignedInRoutes = lazyScreen(async () => {
  const { SignedInRoutes, firstScreen } = await import('./SignedInRoutes.tsx');
  await firstScreen;
  return SignedInRoutes;
});

const appRoutes: RouteObject[] = [
  { element: <SignedOutLayout />, children: SCREEN_ROWS.filter(({ who }) => isForSignedOut(who)).map(signedOutRoute) },
  {
    element: (
      <Suspense fallback={<LoadingScreen />}>
        <SignedInOnly />
      </Suspense>
    ),
    children: [{ path: '*', element: <SignedInRoutes /> }],
  },
];
const firstScreen = loadScreensAt(appRoutes, window.location);

export function AppRoutes() {
  // Suspends here and not in a route, where React would show a fallback for at least 300 ms.
  use(firstScreen);
  return useRoutes(appRoutes);
}

function signedOutRoute({ path, who, screen }: ScreenRow): RouteObject {
  const route = { path, element: createElement(screenComponent(screen)) };
  return who === 'SIGNED_OUT' ? { element: <SignedOutOnly />, children: [route] } : route;
}
