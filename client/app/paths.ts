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
  schoolAdd: '/user-info/:id/add-school',
  schoolEdit: '/user-info/:id/edit-school/:schoolId',
  schoolDelete: '/user-info/:id/edit-school/:schoolId/delete',
  comments: '/comments/:id',
  commentCreate: '/comments/:id/create',
  commentRecommend: '/comments/:id/add-recommended-comment',
  commentEdit: '/comments/:id/edit/:commentId',
  commentDelete: '/comments/:id/edit/:commentId/delete',
  commentEditRecommended: '/comments/:id/edit-recommended/:commentId',
  commentDeleteRecommended: '/comments/:id/edit/:commentId/delete-recommended-comment',
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
  schoolAdd: (id: string) => generatePath(routes.schoolAdd, { id }),
  schoolEdit: (id: string, schoolId: string) => generatePath(routes.schoolEdit, { id, schoolId }),
  schoolDelete: (id: string, schoolId: string) => generatePath(routes.schoolDelete, { id, schoolId }),
  comments: (id: string) => generatePath(routes.comments, { id }),
  commentCreate: (id: string) => generatePath(routes.commentCreate, { id }),
  commentRecommend: (id: string) => generatePath(routes.commentRecommend, { id }),
  commentEdit: (id: string, commentId: string) => generatePath(routes.commentEdit, { id, commentId }),
  commentDelete: (id: string, commentId: string) => generatePath(routes.commentDelete, { id, commentId }),
  commentEditRecommended: (id: string, commentId: string) =>
    generatePath(routes.commentEditRecommended, { id, commentId }),
  commentDeleteRecommended: (id: string, commentId: string) =>
    generatePath(routes.commentDeleteRecommended, { id, commentId }),
  examLanding: routes.examLanding,
  admin: routes.admin,
} as const;
