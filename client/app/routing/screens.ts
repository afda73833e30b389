import { lazyScreen } from './lazyScreen.ts';

/* Each screen for people who are signed in is a file of its own, loaded when it is first opened. */

export const CreateAccountScreen = lazyScreen(async () => ({
  default: (await import('../../screens/createAccount/CreateAccountScreen.tsx')).CreateAccountScreen,
}));

export const HomeScreen = lazyScreen(async () => ({
  default: (await import('../../screens/home/HomeScreen.tsx')).HomeScreen,
}));

export const UserInfoScreen = lazyScreen(async () => ({
  default: (await import('../../screens/userInfo/UserInfoScreen.tsx')).UserInfoScreen,
}));

export const UserInfoEditScreen = lazyScreen(async () => ({
  default: (await import('../../screens/userInfoEdit/UserInfoEditScreen.tsx')).UserInfoEditScreen,
}));

export const SchoolAddScreen = lazyScreen(async () => ({
  default: (await import('../../screens/schoolAdd/SchoolAddScreen.tsx')).SchoolAddScreen,
}));

export const SchoolEditScreen = lazyScreen(async () => ({
  default: (await import('../../screens/schoolEdit/SchoolEditScreen.tsx')).SchoolEditScreen,
}));

export const SchoolDeleteScreen = lazyScreen(async () => ({
  default: (await import('../../screens/schoolDelete/SchoolDeleteScreen.tsx')).SchoolDeleteScreen,
}));

export const CommentsScreen = lazyScreen(async () => ({
  default: (await import('../../screens/comments/CommentsScreen.tsx')).CommentsScreen,
}));

export const CommentAddScreen = lazyScreen(async () => ({
  default: (await import('../../screens/commentAdd/CommentAddScreen.tsx')).CommentAddScreen,
}));

export const RecommendedCommentAddScreen = lazyScreen(async () => ({
  default: (await import('../../screens/commentAdd/RecommendedCommentAddScreen.tsx')).RecommendedCommentAddScreen,
}));

export const CommentEditScreen = lazyScreen(async () => ({
  default: (await import('../../screens/commentEdit/CommentEditScreen.tsx')).CommentEditScreen,
}));

export const CommentDeleteScreen = lazyScreen(async () => ({
  default: (await import('../../screens/commentDelete/CommentDeleteScreen.tsx')).CommentDeleteScreen,
}));

export const ExamLandingScreen = lazyScreen(async () => ({
  default: (await import('../../screens/examLanding/ExamLandingScreen.tsx')).ExamLandingScreen,
}));

export const ExamQuestionScreen = lazyScreen(async () => ({
  default: (await import('../../screens/examQuestion/ExamQuestionScreen.tsx')).ExamQuestionScreen,
}));

export const ExamResultsScreen = lazyScreen(async () => ({
  default: (await import('../../screens/examResults/ExamResultsScreen.tsx')).ExamResultsScreen,
}));

export const QuestionBankScreen = lazyScreen(async () => ({
  default: (await import('../../screens/questionBank/QuestionBankScreen.tsx')).QuestionBankScreen,
}));

export const QuestionAddScreen = lazyScreen(async () => ({
  default: (await import('../../screens/questionAdd/QuestionAddScreen.tsx')).QuestionAddScreen,
}));

export const QuestionEditScreen = lazyScreen(async () => ({
  default: (await import('../../screens/questionEdit/QuestionEditScreen.tsx')).QuestionEditScreen,
}));

export const QuestionImportScreen = lazyScreen(async () => ({
  default: (await import('../../screens/questionImport/QuestionImportScreen.tsx')).QuestionImportScreen,
}));

export const QuestionReportsScreen = lazyScreen(async () => ({
  default: (await import('../../screens/questionReports/QuestionReportsScreen.tsx')).QuestionReportsScreen,
}));

export const AdminOverviewScreen = lazyScreen(async () => ({
  default: (await import('../../screens/adminOverview/AdminOverviewScreen.tsx')).AdminOverviewScreen,
}));

export const EtsScreen = lazyScreen(async () => ({
  default: (await import('../../screens/adminEts/EtsScreen.tsx')).EtsScreen,
}));

export const SchoolsScreen = lazyScreen(async () => ({
  default: (await import('../../screens/adminSchools/SchoolsScreen.tsx')).SchoolsScreen,
}));

export const ReassignScreen = lazyScreen(async () => ({
  default: (await import('../../screens/adminReassign/ReassignScreen.tsx')).ReassignScreen,
}));

export const RosterImportScreen = lazyScreen(async () => ({
  default: (await import('../../screens/adminImport/RosterImportScreen.tsx')).RosterImportScreen,
}));

export const ComingSoonScreen = lazyScreen(async () => ({
  default: (await import('../../screens/comingSoon/ComingSoonScreen.tsx')).ComingSoonScreen,
}));

export const SignInAgainScreen = lazyScreen(async () => ({
  default: (await import('../../screens/signInAgain/SignInAgainScreen.tsx')).SignInAgainScreen,
}));

export const AccountScreen = lazyScreen(async () => ({
  default: (await import('../../screens/account/AccountScreen.tsx')).AccountScreen,
}));

export const ChangePasswordScreen = lazyScreen(async () => ({
  default: (await import('../../screens/changePassword/ChangePasswordScreen.tsx')).ChangePasswordScreen,
}));

export const ChangeEmailScreen = lazyScreen(async () => ({
  default: (await import('../../screens/changeEmail/ChangeEmailScreen.tsx')).ChangeEmailScreen,
}));

export const OwnSecondFactorScreen = lazyScreen(async () => ({
  default: (await import('../../screens/ownSecondFactor/OwnSecondFactorScreen.tsx')).OwnSecondFactorScreen,
}));

export const DeleteLoginScreen = lazyScreen(async () => ({
  default: (await import('../../screens/deleteLogin/DeleteLoginScreen.tsx')).DeleteLoginScreen,
}));
