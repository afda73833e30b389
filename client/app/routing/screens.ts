import { lazyScreen } from './lazyScreen.ts';

/* Each screen for people who are signed in is a file of its own, loaded when it is first opened. */

export const CreateAccountScreen = lazyScreen(
  async () => (await import('../../screens/record/add/CreateAccountScreen.tsx')).CreateAccountScreen,
);
export const HomeScreen = lazyScreen(async () => (await import('../../screens/home/HomeScreen.tsx')).HomeScreen);
export const UserInfoScreen = lazyScreen(
  async () => (await import('../../screens/record/UserInfoScreen.tsx')).UserInfoScreen,
);
export const UserInfoEditScreen = lazyScreen(
  async () => (await import('../../screens/record/edit/UserInfoEditScreen.tsx')).UserInfoEditScreen,
);
export const SchoolAddScreen = lazyScreen(
  async () => (await import('../../screens/schools/add/SchoolAddScreen.tsx')).SchoolAddScreen,
);
export const SchoolEditScreen = lazyScreen(
  async () => (await import('../../screens/schools/edit/SchoolEditScreen.tsx')).SchoolEditScreen,
);
export const SchoolDeleteScreen = lazyScreen(
  async () => (await import('../../screens/schools/delete/SchoolDeleteScreen.tsx')).SchoolDeleteScreen,
);
export const CommentsScreen = lazyScreen(
  async () => (await import('../../screens/comments/CommentsScreen.tsx')).CommentsScreen,
);
export const CommentAddScreen = lazyScreen(
  async () => (await import('../../screens/comments/add/CommentAddScreen.tsx')).CommentAddScreen,
);
export const RecommendedCommentAddScreen = lazyScreen(
  async () => (await import('../../screens/comments/add/RecommendedCommentAddScreen.tsx')).RecommendedCommentAddScreen,
);
export const CommentEditScreen = lazyScreen(
  async () => (await import('../../screens/comments/edit/CommentEditScreen.tsx')).CommentEditScreen,
);
export const CommentDeleteScreen = lazyScreen(
  async () => (await import('../../screens/comments/delete/CommentDeleteScreen.tsx')).CommentDeleteScreen,
);
export const ExamLandingScreen = lazyScreen(
  async () => (await import('../../screens/exam/landing/ExamLandingScreen.tsx')).ExamLandingScreen,
);
export const ExamQuestionScreen = lazyScreen(
  async () => (await import('../../screens/exam/question/ExamQuestionScreen.tsx')).ExamQuestionScreen,
);
export const ExamResultsScreen = lazyScreen(
  async () => (await import('../../screens/exam/results/ExamResultsScreen.tsx')).ExamResultsScreen,
);
export const QuestionBankScreen = lazyScreen(
  async () => (await import('../../screens/questions/bank/QuestionBankScreen.tsx')).QuestionBankScreen,
);
export const QuestionAddScreen = lazyScreen(
  async () => (await import('../../screens/questions/add/QuestionAddScreen.tsx')).QuestionAddScreen,
);
export const QuestionEditScreen = lazyScreen(
  async () => (await import('../../screens/questions/edit/QuestionEditScreen.tsx')).QuestionEditScreen,
);
export const QuestionImportScreen = lazyScreen(
  async () => (await import('../../screens/questions/import/QuestionImportScreen.tsx')).QuestionImportScreen,
);
export const QuestionReportsScreen = lazyScreen(
  async () => (await import('../../screens/questions/reports/QuestionReportsScreen.tsx')).QuestionReportsScreen,
);
export const AdminOverviewScreen = lazyScreen(
  async () => (await import('../../screens/admin/overview/AdminOverviewScreen.tsx')).AdminOverviewScreen,
);
export const EtsScreen = lazyScreen(async () => (await import('../../screens/admin/ets/EtsScreen.tsx')).EtsScreen);
export const SchoolsScreen = lazyScreen(
  async () => (await import('../../screens/schools/report/SchoolsScreen.tsx')).SchoolsScreen,
);
export const ReassignScreen = lazyScreen(
  async () => (await import('../../screens/admin/reassign/ReassignScreen.tsx')).ReassignScreen,
);
export const RosterImportScreen = lazyScreen(
  async () => (await import('../../screens/admin/import/RosterImportScreen.tsx')).RosterImportScreen,
);
export const ComingSoonScreen = lazyScreen(
  async () => (await import('../../screens/comingSoon/ComingSoonScreen.tsx')).ComingSoonScreen,
);
export const SignInAgainScreen = lazyScreen(
  async () => (await import('../../screens/signIn/again/SignInAgainScreen.tsx')).SignInAgainScreen,
);
export const AccountScreen = lazyScreen(
  async () => (await import('../../screens/account/AccountScreen.tsx')).AccountScreen,
);
export const ChangePasswordScreen = lazyScreen(
  async () => (await import('../../screens/account/password/ChangePasswordScreen.tsx')).ChangePasswordScreen,
);
export const ChangeEmailScreen = lazyScreen(
  async () => (await import('../../screens/account/email/ChangeEmailScreen.tsx')).ChangeEmailScreen,
);
export const OwnSecondFactorScreen = lazyScreen(
  async () => (await import('../../screens/account/secondFactor/OwnSecondFactorScreen.tsx')).OwnSecondFactorScreen,
);
export const DeleteLoginScreen = lazyScreen(
  async () => (await import('../../screens/account/deleteLogin/DeleteLoginScreen.tsx')).DeleteLoginScreen,
);
