import { generatePath, matchPath } from 'react-router-dom';

/** Every route of the product, as the router matches it. */
export const routes = {
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  setPassword: '/reset-password/new',
  confirmEmail: '/confirm-email',
  signInLink: '/sign-in-link',
  secondFactor: '/second-factor',
  account: '/account',
  changePassword: '/account/password',
  changeEmail: '/account/email',
  ownSecondFactor: '/account/second-factor',
  deleteLogin: '/account/delete',
  signInAgain: '/sign-in-again',
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
  examQuestion: '/exam/:type/question/:qid',
  examResults: '/exam/results',
  admin: '/admin',
  adminOverview: '/admin/overview',
  adminReassign: '/admin/reassign',
  adminImport: '/admin/import',
  adminSchools: '/admin/schools',
  adminEts: '/admin/ets',
  adminDeleteAccount: '/admin/delete-account',
  questionBank: '/admin/questions',
  questionAdd: '/admin/questions/add',
  questionImport: '/admin/questions/import',
  questionReports: '/admin/questions/reports',
  questionEdit: '/admin/questions/edit/:questionId',
} as const;

/** Every address that a screen links to: a route itself or, where it has parameters, a function of them. `id` is a soldier's unless it says otherwise. */
export const paths = {
  ...routes,
  createAccount: (accountId: string) => generatePath(routes.createAccount, { accountId }),
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
  /** The beginning of the addresses of the exam's screens; it has no screen of its own. */
  examArea: '/exam',
  examQuestion: (type: string, qid: string) => generatePath(routes.examQuestion, { type, qid }),
  questionEdit: (questionId: string) => generatePath(routes.questionEdit, { questionId }),
} as const;

/** Where people sign in or confirm who they are; afterwards they return to where that was asked for. */
export const signInSteps: readonly string[] = [routes.signInAgain, routes.secondFactor];

/** Whether an address is that of an area or of something below it. */
export function isWithin(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`);
}

/** Whose record or comments an address is about, or something below them; null where it is neither. */
export function soldierAt(pathname: string): string | null {
  for (const path of [routes.userInfo, routes.comments]) {
    const match = matchPath({ path, end: false }, pathname);
    if (match) return match.params.id ?? null;
  }
  return null;
}
