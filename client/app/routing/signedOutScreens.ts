import { lazyScreen } from './lazyScreen.ts';

/* Every screen for whoever is not signed in, and the way to all the others, is a file of its own. */

export const RegisterScreen = lazyScreen(async () => ({
  default: (await import('../../screens/register/RegisterScreen.tsx')).RegisterScreen,
}));

export const ResetPasswordScreen = lazyScreen(async () => ({
  default: (await import('../../screens/resetPassword/ResetPasswordScreen.tsx')).ResetPasswordScreen,
}));

export const SetPasswordScreen = lazyScreen(async () => ({
  default: (await import('../../screens/setPassword/SetPasswordScreen.tsx')).SetPasswordScreen,
}));

export const ConfirmEmailScreen = lazyScreen(async () => ({
  default: (await import('../../screens/confirmEmail/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
}));

export const SignInLinkScreen = lazyScreen(async () => ({
  default: (await import('../../screens/signInLink/SignInLinkScreen.tsx')).SignInLinkScreen,
}));

export const SecondFactorScreen = lazyScreen(async () => ({
  default: (await import('../../screens/secondFactor/SecondFactorScreen.tsx')).SecondFactorScreen,
}));

export const SignedInRoutes = lazyScreen(async () => {
  const { SignedInRoutes, firstScreen } = await import('./SignedInRoutes.tsx');
  await firstScreen;
  return { default: SignedInRoutes };
});
