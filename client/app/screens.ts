import { lazy } from 'react';

/* Every screen is a file of its own, loaded when it is first opened. */

export const LoginScreen = lazy(async () => ({
  default: (await import('../screens/login/LoginScreen.tsx')).LoginScreen,
}));

export const RegisterScreen = lazy(async () => ({
  default: (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen,
}));

export const CreateAccountScreen = lazy(async () => ({
  default: (await import('../screens/createAccount/CreateAccountScreen.tsx')).CreateAccountScreen,
}));

export const HomeScreen = lazy(async () => ({ default: (await import('../screens/home/HomeScreen.tsx')).HomeScreen }));

export const UserInfoScreen = lazy(async () => ({
  default: (await import('../screens/userInfo/UserInfoScreen.tsx')).UserInfoScreen,
}));

export const UserInfoEditScreen = lazy(async () => ({
  default: (await import('../screens/userInfoEdit/UserInfoEditScreen.tsx')).UserInfoEditScreen,
}));

export const ComingSoonScreen = lazy(async () => ({
  default: (await import('../screens/comingSoon/ComingSoonScreen.tsx')).ComingSoonScreen,
}));
