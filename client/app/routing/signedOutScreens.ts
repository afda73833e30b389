import { lazyScreen } from './lazyScreen.ts';

/* Each screen for people who are not signed in is a file of its own, and so are all routes for the others. */

export const RegisterScreen = lazyScreen(
  async () => (await import('../../screens/signIn/register/RegisterScreen.tsx')).RegisterScreen,
);
export const ResetPasswordScreen = lazyScreen(
  async () => (await import('../../screens/signIn/resetPassword/ResetPasswordScreen.tsx')).ResetPasswordScreen,
);
export const SetPasswordScreen = lazyScreen(
  async () => (await import('../../screens/signIn/setPassword/SetPasswordScreen.tsx')).SetPasswordScreen,
);
export const ConfirmEmailScreen = lazyScreen(
  async () => (await import('../../screens/account/email/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
);
export const SignInLinkScreen = lazyScreen(
  async () => (await import('../../screens/signIn/link/SignInLinkScreen.tsx')).SignInLinkScreen,
);
export const SecondFactorScreen = lazyScreen(
  async () => (await import('../../screens/signIn/secondFactor/SecondFactorScreen.tsx')).SecondFactorScreen,
);
export const SignedInRoutes = lazyScreen(async () => {
  const { SignedInRoutes, firstScreen } = await import('./SignedInRoutes.tsx');
  await firstScreen;
  return SignedInRoutes;
});
