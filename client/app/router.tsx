import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { Requirement } from '../../domain/permissions.ts';
import { LoadingScreen } from '../components/LoadingScreen.tsx';
import { SignedInLayout } from './layouts/SignedInLayout.tsx';
import { SignedOutLayout } from './layouts/SignedOutLayout.tsx';
import { paths, routes } from './paths.ts';
import { RouteFailure } from './RouteFailure.tsx';
import { Guard, NewcomerOnly, SignedOutOnly } from './session/guards.tsx';
import { SessionGate } from './session/SessionGate.tsx';

const comingSoon = async () => ({ Component: (await import('../screens/comingSoon/ComingSoonScreen.tsx')).ComingSoonScreen });

const publicRoutes: RouteObject[] = [
  {
    element: <SignedOutOnly />,
    children: [
      { path: routes.login, lazy: async () => ({ Component: (await import('../screens/login/LoginScreen.tsx')).LoginScreen }) },
      { path: routes.register, lazy: async () => ({ Component: (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen }) },
    ],
  },
  { path: routes.resetPassword, lazy: comingSoon },
];

const memberRoutes: RouteObject[] = [
  {
    element: <Guard requires={Requirement.SIGNED_IN} />,
    children: [
      {
        element: <NewcomerOnly />,
        children: [
          {
            path: routes.createAccount,
            lazy: async () => ({ Component: (await import('../screens/createAccount/CreateAccountScreen.tsx')).CreateAccountScreen }),
          },
        ],
      },
    ],
  },
  {
    element: <Guard requires={Requirement.MEMBER} />,
    children: [
      { path: routes.home, lazy: async () => ({ Component: (await import('../screens/home/HomeScreen.tsx')).HomeScreen }) },
      { path: routes.examLanding, lazy: comingSoon },
    ],
  },
  {
    element: <Guard requires={Requirement.SELF_OR_STAFF} />,
    children: [
      { path: routes.userInfo, lazy: async () => ({ Component: (await import('../screens/userInfo/UserInfoScreen.tsx')).UserInfoScreen }) },
      {
        path: routes.userInfoEdit,
        lazy: async () => ({ Component: (await import('../screens/userInfoEdit/UserInfoEditScreen.tsx')).UserInfoEditScreen }),
      },
    ],
  },
  { element: <Guard requires={Requirement.STAFF} />, children: [{ path: routes.admin, lazy: comingSoon }] },
];

export const router = createBrowserRouter([
  {
    element: <SessionGate />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { element: <SignedOutLayout />, children: publicRoutes },
      { element: <SignedInLayout />, children: memberRoutes },
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
]);
