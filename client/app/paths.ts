import { generatePath } from 'react-router-dom';

/** Every route of the product, as the router matches it. */
export const routes = {
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  createAccount: '/create-account/:accountId',
  home: '/home',
  userInfo: '/user-info/:id',
  userInfoEdit: '/user-info/:id/edit',
  examLanding: '/exam/landing',
  admin: '/admin',
} as const;

/** Every address that a screen links to; `id` is a soldier's unless it says otherwise. */
export const paths = {
  login: routes.login,
  register: routes.register,
  resetPassword: routes.resetPassword,
  createAccount: (accountId: string) => generatePath(routes.createAccount, { accountId }),
  home: routes.home,
  userInfo: (id: string) => generatePath(routes.userInfo, { id }),
  userInfoEdit: (id: string) => generatePath(routes.userInfoEdit, { id }),
  examLanding: routes.examLanding,
  admin: routes.admin,
} as const;
