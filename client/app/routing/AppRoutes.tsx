import { Suspense, use } from 'react';
import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { LoginScreen } from '../../screens/signIn/login/LoginScreen.tsx';
import { LoadingScreen } from '../layouts/LoadingScreen.tsx';
import { SignedOutLayout } from '../layouts/SignedOutLayout.tsx';
import { routes } from '../paths.ts';
import { SignedInOnly, SignedOutOnly } from './sessionGuards.tsx';
import { loadScreensAt } from './lazyScreen.ts';
import {
  ConfirmEmailScreen,
  RegisterScreen,
  ResetPasswordScreen,
  SecondFactorScreen,
  SetPasswordScreen,
  SignedInRoutes,
  SignInLinkScreen,
} from './signedOutScreens.ts';

const appRoutes = createRoutesFromElements(
  <>
    <Route element={<SignedOutLayout />}>
      <Route element={<SignedOutOnly />}>
        <Route path={routes.login} element={<LoginScreen />} />
        <Route path={routes.register} element={<RegisterScreen />} />
      </Route>
      <Route path={routes.resetPassword} element={<ResetPasswordScreen />} />
      <Route path={routes.setPassword} element={<SetPasswordScreen />} />
      <Route path={routes.confirmEmail} element={<ConfirmEmailScreen />} />
      <Route path={routes.signInLink} element={<SignInLinkScreen />} />
      <Route path={routes.secondFactor} element={<SecondFactorScreen />} />
    </Route>
    <Route
      element={
        <Suspense fallback={<LoadingScreen />}>
          <SignedInOnly />
        </Suspense>
      }
    >
      <Route path="*" element={<SignedInRoutes />} />
    </Route>
  </>,
);
const firstScreen = loadScreensAt(appRoutes, window.location);

/** The routes for people who are not signed in. All others are a file of their own, which /login does not load. */
export function AppRoutes() {
  // Suspends here, and not in a route: React would show a fallback there for at least 300 ms.
  use(firstScreen);
  return useRoutes(appRoutes);
}
