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
  admin: [...SIGNED_IN, screen('adminOverview/AdminOverviewScreen')],
  adminOverview: [...SIGNED_IN, screen('adminOverview/AdminOverviewScreen')],
  adminReassign: [...SIGNED_IN, screen('adminReassign/ReassignScreen')],
  adminImport: [...SIGNED_IN, screen('adminImport/RosterImportScreen')],
  adminSchools: [...SIGNED_IN, screen('adminSchools/SchoolsScreen')],
  adminEts: [...SIGNED_IN, screen('adminEts/EtsScreen')],
  adminDeleteAccount: [...SIGNED_IN, screen('comingSoon/ComingSoonScreen')],
  questionBank: [...SIGNED_IN, screen('questionBank/QuestionBankScreen')],
  questionAdd: [...SIGNED_IN, screen('questionAdd/QuestionAddScreen')],
  questionImport: [...SIGNED_IN, screen('questionImport/QuestionImportScreen')],
  questionReports: [...SIGNED_IN, screen('questionReports/QuestionReportsScreen')],
  questionEdit: [...SIGNED_IN, screen('questionEdit/QuestionEditScreen')],
};
