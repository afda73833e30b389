import { lazyScreen } from './lazyScreen.ts';

/* Each screen for people who are signed in is a file of its own, loaded when it is first opened. */

export const CreateAccountScreen = lazyScreen(
  async () => (await import('../../screens/createAccount/CreateAccountScreen.tsx')).CreateAccountScreen,
);
export const HomeScreen = lazyScreen(async () => (await import('../../screens/home/HomeScreen.tsx')).HomeScreen);
export const UserInfoScreen = lazyScreen(
  async () => (await import('../../screens/userInfo/UserInfoScreen.tsx')).UserInfoScreen,
);
export const UserInfoEditScreen = lazyScreen(
  async () => (await import('../../screens/userInfoEdit/UserInfoEditScreen.tsx')).UserInfoEditScreen,
);
export const SchoolAddScreen = lazyScreen(
  async () => (await import('../../screens/schoolAdd/SchoolAddScreen.tsx')).SchoolAddScreen,
);
export const SchoolEditScreen = lazyScreen(
  async () => (await import('../../screens/schoolEdit/SchoolEditScreen.tsx')).SchoolEditScreen,
);
export const SchoolDeleteScreen = lazyScreen(
  async () => (await import('../../screens/schoolDelete/SchoolDeleteScreen.tsx')).SchoolDeleteScreen,
);
export const CommentsScreen = lazyScreen(
  async () => (await import('../../screens/comments/CommentsScreen.tsx')).CommentsScreen,
);
export const CommentAddScreen = lazyScreen(
  async () => (await import('../../screens/commentAdd/CommentAddScreen.tsx')).CommentAddScreen,
);
export const RecommendedCommentAddScreen = lazyScreen(
  async () => (await import('../../screens/commentAdd/RecommendedCommentAddScreen.tsx')).RecommendedCommentAddScreen,
);
export const CommentEditScreen = lazyScreen(
  async () => (await import('../../screens/commentEdit/CommentEditScreen.tsx')).CommentEditScreen,
);
export const CommentDeleteScreen = lazyScreen(
  async () => (await import('../../screens/commentDelete/CommentDeleteScreen.tsx')).CommentDeleteScreen,
);
export const ExamLandingScreen = lazyScreen(
  async () => (await import('../../screens/examLanding/ExamLandingScreen.tsx')).ExamLandingScreen,
);
export const ExamQuestionScreen = lazyScreen(
  async () => (await import('../../screens/examQuestion/ExamQuestionScreen.tsx')).ExamQuestionScreen,
);
export const ExamResultsScreen = lazyScreen(
  async () => (await import('../../screens/examResults/ExamResultsScreen.tsx')).ExamResultsScreen,
);
export const QuestionBankScreen = lazyScreen(
  async () => (await import('../../screens/questionBank/QuestionBankScreen.tsx')).QuestionBankScreen,
);
export const QuestionAddScreen = lazyScreen(
  async () => (await import('../../screens/questionAdd/QuestionAddScreen.tsx')).QuestionAddScreen,
);
export const QuestionEditScreen = lazyScreen(
  async () => (await import('../../screens/questionEdit/QuestionEditScreen.tsx')).QuestionEditScreen,
);
export const QuestionImportScreen = lazyScreen(
  async () => (await import('../../screens/questionImport/QuestionImportScreen.tsx')).QuestionImportScreen,
);
export const QuestionReportsScreen = lazyScreen(
  async () => (await import('../../screens/questionReports/QuestionReportsScreen.tsx')).QuestionReportsScreen,
);
export const AdminOverviewScreen = lazyScreen(
  async () => (await import('../../screens/adminOverview/AdminOverviewScreen.tsx')).AdminOverviewScreen,
);
export const EtsScreen = lazyScreen(async () => (await import('../../screens/adminEts/EtsScreen.tsx')).EtsScreen);
export const SchoolsScreen = lazyScreen(
  async () => (await import('../../screens/adminSchools/SchoolsScreen.tsx')).SchoolsScreen,
);
export const ReassignScreen = lazyScreen(
  async () => (await import('../../screens/adminReassign/ReassignScreen.tsx')).ReassignScreen,
);
export const RosterImportScreen = lazyScreen(
  async () => (await import('../../screens/adminImport/RosterImportScreen.tsx')).RosterImportScreen,
);
export const ComingSoonScreen = lazyScreen(
  async () => (await import('../../screens/comingSoon/ComingSoonScreen.tsx')).ComingSoonScreen,
);
export const SignInAgainScreen = lazyScreen(
  async () => (await import('../../screens/signInAgain/SignInAgainScreen.tsx')).SignInAgainScreen,
);
export const AccountScreen = lazyScreen(
  async () => (await import('../../screens/account/AccountScreen.tsx')).AccountScreen,
);
export const ChangePasswordScreen = lazyScreen(
  async () => (await import('../../screens/changePassword/ChangePasswordScreen.tsx')).ChangePasswordScreen,
);
export const ChangeEmailScreen = lazyScreen(
  async () => (await import('../../screens/changeEmail/ChangeEmailScreen.tsx')).ChangeEmailScreen,
);
export const OwnSecondFactorScreen = lazyScreen(
  async () => (await import('../../screens/ownSecondFactor/OwnSecondFactorScreen.tsx')).OwnSecondFactorScreen,
);
export const DeleteLoginScreen = lazyScreen(
  async () => (await import('../../screens/deleteLogin/DeleteLoginScreen.tsx')).DeleteLoginScreen,
);
