import type { routes } from '../client/app/paths.ts';

const SIGNED_IN = ['/client/app/SignedInRoutes.tsx'];
const ADMIN = [...SIGNED_IN, '/client/app/layouts/AdminLayout.tsx'];

function screen(path: string): string {
  return `/client/screens/${path}.tsx`;
}

/** What the page loads once it knows its address: the modules that client/app/AppRoutes and SignedInRoutes import for each of them. */
export const SCREEN_MODULES: Record<keyof typeof routes, readonly string[]> = {
  login: [],
  register: [screen('register/RegisterScreen')],
  resetPassword: [screen('resetPassword/ResetPasswordScreen')],
  setPassword: [screen('setPassword/SetPasswordScreen')],
  confirmEmail: [screen('confirmEmail/ConfirmEmailScreen')],
  signInLink: [screen('signInLink/SignInLinkScreen')],
  secondFactor: [screen('secondFactor/SecondFactorScreen')],
  account: [...SIGNED_IN, screen('account/AccountScreen')],
  changePassword: [...SIGNED_IN, screen('changePassword/ChangePasswordScreen')],
  changeEmail: [...SIGNED_IN, screen('changeEmail/ChangeEmailScreen')],
  ownSecondFactor: [...SIGNED_IN, screen('ownSecondFactor/OwnSecondFactorScreen')],
  deleteLogin: [...SIGNED_IN, screen('deleteLogin/DeleteLoginScreen')],
  signInAgain: [...SIGNED_IN, screen('signInAgain/SignInAgainScreen')],
  createAccount: [...SIGNED_IN, screen('createAccount/CreateAccountScreen')],
  home: [...SIGNED_IN, screen('home/HomeScreen')],
  userInfo: [...SIGNED_IN, screen('userInfo/UserInfoScreen')],
  userInfoEdit: [...SIGNED_IN, screen('userInfoEdit/UserInfoEditScreen')],
  schoolAdd: [...SIGNED_IN, screen('schoolAdd/SchoolAddScreen')],
  schoolEdit: [...SIGNED_IN, screen('schoolEdit/SchoolEditScreen')],
  schoolDelete: [...SIGNED_IN, screen('schoolDelete/SchoolDeleteScreen')],
  comments: [...SIGNED_IN, screen('comments/CommentsScreen')],
  commentCreate: [...SIGNED_IN, screen('commentAdd/CommentAddScreen')],
  commentRecommend: [...SIGNED_IN, screen('commentAdd/RecommendedCommentAddScreen')],
  commentEdit: [...SIGNED_IN, screen('commentEdit/CommentEditScreen')],
  commentDelete: [...SIGNED_IN, screen('commentDelete/CommentDeleteScreen')],
  commentEditRecommended: [...SIGNED_IN, screen('commentEdit/CommentEditScreen')],
  commentDeleteRecommended: [...SIGNED_IN, screen('commentDelete/CommentDeleteScreen')],
  examLanding: [...SIGNED_IN, screen('examLanding/ExamLandingScreen')],
  examQuestion: [...SIGNED_IN, screen('examQuestion/ExamQuestionScreen')],
  examResults: [...SIGNED_IN, screen('examResults/ExamResultsScreen')],
  admin: [...ADMIN, screen('adminOverview/AdminOverviewScreen')],
  adminOverview: [...ADMIN, screen('adminOverview/AdminOverviewScreen')],
  adminReassign: [...ADMIN, screen('adminReassign/ReassignScreen')],
  adminImport: [...ADMIN, screen('adminImport/RosterImportScreen')],
  adminSchools: [...ADMIN, screen('adminSchools/SchoolsScreen')],
  adminEts: [...ADMIN, screen('adminEts/EtsScreen')],
  adminDeleteAccount: [...ADMIN, screen('comingSoon/ComingSoonScreen')],
  questionBank: [...ADMIN, screen('questionBank/QuestionBankScreen')],
  questionAdd: [...ADMIN, screen('questionAdd/QuestionAddScreen')],
  questionImport: [...ADMIN, screen('questionImport/QuestionImportScreen')],
  questionReports: [...ADMIN, screen('questionReports/QuestionReportsScreen')],
  questionEdit: [...ADMIN, screen('questionEdit/QuestionEditScreen')],
};
