import { createRoutesFromElements, Navigate, Route, useRoutes } from 'react-router-dom';
import { Requirement } from '../../../domain/permissions.ts';
import '../api/signedInPolicies.ts';
import { AdminLayout } from '../layouts/AdminLayout.tsx';
import { SignedInLayout } from '../layouts/SignedInLayout.tsx';
import { loadScreensAt } from './lazyScreen.ts';
import { paths, routes } from '../paths.ts';
import {
  AccountScreen,
  AdminOverviewScreen,
  ChangeEmailScreen,
  ChangePasswordScreen,
  ComingSoonScreen,
  CommentAddScreen,
  CommentDeleteScreen,
  CommentEditScreen,
  CommentsScreen,
  CreateAccountScreen,
  DeleteLoginScreen,
  EtsScreen,
  ExamLandingScreen,
  ExamQuestionScreen,
  ExamResultsScreen,
  HomeScreen,
  OwnSecondFactorScreen,
  QuestionAddScreen,
  QuestionBankScreen,
  QuestionEditScreen,
  QuestionImportScreen,
  QuestionReportsScreen,
  ReassignScreen,
  RecommendedCommentAddScreen,
  RosterImportScreen,
  SchoolAddScreen,
  SchoolDeleteScreen,
  SchoolEditScreen,
  SchoolsScreen,
  SignInAgainScreen,
  UserInfoEditScreen,
  UserInfoScreen,
} from './screens.ts';
import { Guard, NewcomerOnly, SecondFactorFirst } from './permissionGuards.tsx';

const signedInRoutes = createRoutesFromElements(
  <>
    <Route element={<SignedInLayout />}>
      <Route path={routes.ownSecondFactor} element={<OwnSecondFactorScreen />} />
      <Route path={routes.signInAgain} element={<SignInAgainScreen />} />
      <Route element={<SecondFactorFirst />}>
        <Route path={routes.account} element={<AccountScreen />} />
        <Route path={routes.changePassword} element={<ChangePasswordScreen />} />
        <Route path={routes.changeEmail} element={<ChangeEmailScreen />} />
        <Route path={routes.deleteLogin} element={<DeleteLoginScreen />} />
        <Route element={<NewcomerOnly />}>
          <Route path={routes.createAccount} element={<CreateAccountScreen />} />
        </Route>
        <Route element={<Guard requires={Requirement.MEMBER} />}>
          <Route path={routes.home} element={<HomeScreen />} />
          <Route path={routes.examLanding} element={<ExamLandingScreen />} />
          <Route path={routes.examQuestion} element={<ExamQuestionScreen />} />
          <Route path={routes.examResults} element={<ExamResultsScreen />} />
        </Route>
        <Route element={<Guard requires={Requirement.SELF_OR_STAFF} />}>
          <Route path={routes.userInfo} element={<UserInfoScreen />} />
          <Route path={routes.userInfoEdit} element={<UserInfoEditScreen />} />
          <Route path={routes.schoolAdd} element={<SchoolAddScreen />} />
          <Route path={routes.schoolEdit} element={<SchoolEditScreen />} />
          <Route path={routes.schoolDelete} element={<SchoolDeleteScreen />} />
          <Route path={routes.comments} element={<CommentsScreen />} />
          <Route path={routes.commentEdit} element={<CommentEditScreen />} />
          <Route path={routes.commentDelete} element={<CommentDeleteScreen />} />
        </Route>
        <Route element={<Guard requires={Requirement.SELF} />}>
          <Route path={routes.commentRecommend} element={<RecommendedCommentAddScreen />} />
          <Route path={routes.commentEditRecommended} element={<CommentEditScreen isRecommended />} />
          <Route path={routes.commentDeleteRecommended} element={<CommentDeleteScreen />} />
        </Route>
        <Route element={<Guard requires={Requirement.STAFF_NOT_SELF} />}>
          <Route path={routes.commentCreate} element={<CommentAddScreen />} />
        </Route>
        <Route element={<Guard requires={Requirement.STAFF} />}>
          <Route path={routes.admin} element={<Navigate to={paths.adminOverview} replace />} />
          <Route element={<AdminLayout />}>
            <Route path={routes.adminOverview} element={<AdminOverviewScreen />} />
            <Route path={routes.adminReassign} element={<ReassignScreen />} />
            <Route path={routes.adminImport} element={<RosterImportScreen />} />
            <Route path={routes.adminSchools} element={<SchoolsScreen />} />
            <Route path={routes.adminEts} element={<EtsScreen />} />
            <Route path={routes.adminDeleteAccount} element={<ComingSoonScreen />} />
            <Route path={routes.questionBank} element={<QuestionBankScreen />} />
            <Route path={routes.questionAdd} element={<QuestionAddScreen />} />
            <Route path={routes.questionImport} element={<QuestionImportScreen />} />
            <Route path={routes.questionReports} element={<QuestionReportsScreen />} />
            <Route path={routes.questionEdit} element={<QuestionEditScreen />} />
          </Route>
        </Route>
      </Route>
    </Route>
    {/* Any unknown path. */}
    <Route path="*" element={<Navigate to={paths.home} replace />} />
  </>,
);
/** Resolves when the files of the first screen are loaded. */
export const firstScreen = loadScreensAt(signedInRoutes, window.location);

/** The routes for people who are signed in, with the permission that each requires. */
export function SignedInRoutes() {
  return useRoutes(signedInRoutes);
}
