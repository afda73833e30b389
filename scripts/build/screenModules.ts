import type { routes } from '../../client/app/paths.ts';

const SIGNED_IN = ['/client/app/routing/SignedInRoutes.tsx'];

function screen(path: string): string {
  return `/client/screens/${path}.tsx`;
}

/**
 * What the page loads once it knows its address: for each address, the modules that AppRoutes and SignedInRoutes in client/app/routing
 * import.
 */
export const SCREEN_MODULES: Record<keyof typeof routes, readonly string[]> = {
  login: [],
  register: [screen('signIn/register/RegisterScreen')],
  resetPassword: [screen('signIn/resetPassword/ResetPasswordScreen')],
  setPassword: [screen('signIn/setPassword/SetPasswordScreen')],
  confirmEmail: [screen('account/email/ConfirmEmailScreen')],
  signInLink: [screen('signIn/link/SignInLinkScreen')],
  secondFactor: [screen('signIn/secondFactor/SecondFactorScreen')],
  account: [...SIGNED_IN, screen('account/AccountScreen')],
  changePassword: [...SIGNED_IN, screen('account/password/ChangePasswordScreen')],
  changeEmail: [...SIGNED_IN, screen('account/email/ChangeEmailScreen')],
  ownSecondFactor: [...SIGNED_IN, screen('account/secondFactor/OwnSecondFactorScreen')],
  deleteLogin: [...SIGNED_IN, screen('account/deleteLogin/DeleteLoginScreen')],
  signInAgain: [...SIGNED_IN, screen('signIn/again/SignInAgainScreen')],
  createAccount: [...SIGNED_IN, screen('record/add/CreateAccountScreen')],
  home: [...SIGNED_IN, screen('home/HomeScreen')],
  userInfo: [...SIGNED_IN, screen('record/UserInfoScreen')],
  userInfoEdit: [...SIGNED_IN, screen('record/edit/UserInfoEditScreen')],
  schoolAdd: [...SIGNED_IN, screen('schools/add/SchoolAddScreen')],
  schoolEdit: [...SIGNED_IN, screen('schools/edit/SchoolEditScreen')],
  schoolDelete: [...SIGNED_IN, screen('schools/delete/SchoolDeleteScreen')],
  comments: [...SIGNED_IN, screen('comments/CommentsScreen')],
  commentCreate: [...SIGNED_IN, screen('comments/add/CommentAddScreen')],
  commentRecommend: [...SIGNED_IN, screen('comments/add/RecommendedCommentAddScreen')],
  commentEdit: [...SIGNED_IN, screen('comments/edit/CommentEditScreen')],
  commentDelete: [...SIGNED_IN, screen('comments/delete/CommentDeleteScreen')],
  commentEditRecommended: [...SIGNED_IN, screen('comments/edit/CommentEditScreen')],
  commentDeleteRecommended: [...SIGNED_IN, screen('comments/delete/CommentDeleteScreen')],
  examLanding: [...SIGNED_IN, screen('exam/landing/ExamLandingScreen')],
  examQuestion: [...SIGNED_IN, screen('exam/question/ExamQuestionScreen')],
  examResults: [...SIGNED_IN, screen('exam/results/ExamResultsScreen')],
  admin: [...SIGNED_IN, screen('admin/overview/AdminOverviewScreen')],
  adminOverview: [...SIGNED_IN, screen('admin/overview/AdminOverviewScreen')],
  adminReassign: [...SIGNED_IN, screen('admin/reassign/ReassignScreen')],
  adminImport: [...SIGNED_IN, screen('admin/import/RosterImportScreen')],
  adminSchools: [...SIGNED_IN, screen('schools/report/SchoolsScreen')],
  adminEts: [...SIGNED_IN, screen('admin/ets/EtsScreen')],
  adminDeleteAccount: [...SIGNED_IN, screen('comingSoon/ComingSoonScreen')],
  questionBank: [...SIGNED_IN, screen('questions/bank/QuestionBankScreen')],
  questionAdd: [...SIGNED_IN, screen('questions/add/QuestionAddScreen')],
  questionImport: [...SIGNED_IN, screen('questions/import/QuestionImportScreen')],
  questionReports: [...SIGNED_IN, screen('questions/reports/QuestionReportsScreen')],
  questionEdit: [...SIGNED_IN, screen('questions/edit/QuestionEditScreen')],
};
