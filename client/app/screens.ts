import { lazy } from 'react';

/* Every screen is a file of its own, loaded when it is first opened. */

export const LoginScreen = lazy(async () => ({
  default: (await import('../screens/login/LoginScreen.tsx')).LoginScreen,
}));

export const RegisterScreen = lazy(async () => ({
  default: (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen,
}));

export const CreateAccountScreen = lazy(async () => ({
  default: (await import('../screens/createAccount/CreateAccountScreen.tsx')).CreateAccountScreen,
}));

export const HomeScreen = lazy(async () => ({ default: (await import('../screens/home/HomeScreen.tsx')).HomeScreen }));

/** A part of Home that few ask for. From here it costs Home nothing to know where its files are. */
export const loadSectionsMenu = () => import('../screens/home/SectionsMenu.tsx');

export const UserInfoScreen = lazy(async () => ({
  default: (await import('../screens/userInfo/UserInfoScreen.tsx')).UserInfoScreen,
}));

export const UserInfoEditScreen = lazy(async () => ({
  default: (await import('../screens/userInfoEdit/UserInfoEditScreen.tsx')).UserInfoEditScreen,
}));

export const SchoolAddScreen = lazy(async () => ({
  default: (await import('../screens/schoolAdd/SchoolAddScreen.tsx')).SchoolAddScreen,
}));

export const SchoolEditScreen = lazy(async () => ({
  default: (await import('../screens/schoolEdit/SchoolEditScreen.tsx')).SchoolEditScreen,
}));

export const SchoolDeleteScreen = lazy(async () => ({
  default: (await import('../screens/schoolDelete/SchoolDeleteScreen.tsx')).SchoolDeleteScreen,
}));

export const CommentsScreen = lazy(async () => ({
  default: (await import('../screens/comments/CommentsScreen.tsx')).CommentsScreen,
}));

export const AddCommentScreen = lazy(async () => ({
  default: (await import('../screens/commentAdd/AddCommentScreen.tsx')).AddCommentScreen,
}));

export const AddRecommendedCommentScreen = lazy(async () => ({
  default: (await import('../screens/commentAdd/AddRecommendedCommentScreen.tsx')).AddRecommendedCommentScreen,
}));

export const EditCommentScreen = lazy(async () => ({
  default: (await import('../screens/commentEdit/EditCommentScreen.tsx')).EditCommentScreen,
}));

export const DeleteCommentScreen = lazy(async () => ({
  default: (await import('../screens/commentDelete/DeleteCommentScreen.tsx')).DeleteCommentScreen,
}));

export const ExamLandingScreen = lazy(async () => ({
  default: (await import('../screens/examLanding/ExamLandingScreen.tsx')).ExamLandingScreen,
}));

export const ExamQuestionScreen = lazy(async () => ({
  default: (await import('../screens/examQuestion/ExamQuestionScreen.tsx')).ExamQuestionScreen,
}));

export const ExamResultsScreen = lazy(async () => ({
  default: (await import('../screens/examResults/ExamResultsScreen.tsx')).ExamResultsScreen,
}));

export const QuestionBankScreen = lazy(async () => ({
  default: (await import('../screens/questionBank/QuestionBankScreen.tsx')).QuestionBankScreen,
}));

export const QuestionAddScreen = lazy(async () => ({
  default: (await import('../screens/questionEdit/QuestionAddScreen.tsx')).QuestionAddScreen,
}));

export const QuestionEditScreen = lazy(async () => ({
  default: (await import('../screens/questionEdit/QuestionEditScreen.tsx')).QuestionEditScreen,
}));

export const QuestionImportScreen = lazy(async () => ({
  default: (await import('../screens/questionImport/QuestionImportScreen.tsx')).QuestionImportScreen,
}));

export const QuestionReportsScreen = lazy(async () => ({
  default: (await import('../screens/questionReports/QuestionReportsScreen.tsx')).QuestionReportsScreen,
}));

export const AdminLayout = lazy(async () => ({
  default: (await import('./layouts/AdminLayout.tsx')).AdminLayout,
}));

export const AdminOverviewScreen = lazy(async () => ({
  default: (await import('../screens/adminOverview/AdminOverviewScreen.tsx')).AdminOverviewScreen,
}));

export const EtsScreen = lazy(async () => ({
  default: (await import('../screens/adminEts/EtsScreen.tsx')).EtsScreen,
}));

export const SchoolsScreen = lazy(async () => ({
  default: (await import('../screens/adminSchools/SchoolsScreen.tsx')).SchoolsScreen,
}));

export const ReassignScreen = lazy(async () => ({
  default: (await import('../screens/adminReassign/ReassignScreen.tsx')).ReassignScreen,
}));

export const ComingSoonScreen = lazy(async () => ({
  default: (await import('../screens/comingSoon/ComingSoonScreen.tsx')).ComingSoonScreen,
}));

export const ResetPasswordScreen = lazy(async () => ({
  default: (await import('../screens/resetPassword/ResetPasswordScreen.tsx')).ResetPasswordScreen,
}));

export const SetPasswordScreen = lazy(async () => ({
  default: (await import('../screens/setPassword/SetPasswordScreen.tsx')).SetPasswordScreen,
}));

export const ConfirmEmailScreen = lazy(async () => ({
  default: (await import('../screens/confirmEmail/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
}));

export const SignInLinkScreen = lazy(async () => ({
  default: (await import('../screens/signInLink/SignInLinkScreen.tsx')).SignInLinkScreen,
}));

export const SecondFactorScreen = lazy(async () => ({
  default: (await import('../screens/secondFactor/SecondFactorScreen.tsx')).SecondFactorScreen,
}));

export const SignInAgainScreen = lazy(async () => ({
  default: (await import('../screens/signInAgain/SignInAgainScreen.tsx')).SignInAgainScreen,
}));

export const AccountScreen = lazy(async () => ({
  default: (await import('../screens/account/AccountScreen.tsx')).AccountScreen,
}));

export const ChangePasswordScreen = lazy(async () => ({
  default: (await import('../screens/changePassword/ChangePasswordScreen.tsx')).ChangePasswordScreen,
}));

export const ChangeEmailScreen = lazy(async () => ({
  default: (await import('../screens/changeEmail/ChangeEmailScreen.tsx')).ChangeEmailScreen,
}));

export const OwnSecondFactorScreen = lazy(async () => ({
  default: (await import('../screens/ownSecondFactor/OwnSecondFactorScreen.tsx')).OwnSecondFactorScreen,
}));

export const DeleteLoginScreen = lazy(async () => ({
  default: (await import('../screens/deleteLogin/DeleteLoginScreen.tsx')).DeleteLoginScreen,
}));
