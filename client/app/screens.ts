import type { SoldierAccess } from '../../domain/permissions.ts';

/**
 * Who may open a screen: people with an access to the soldier `:id` in the address, or else
 *
 * - SIGNED_OUT: only people who aren't signed in,
 * - NEWCOMER: people who are signed in and have no record yet, at their own login's address,
 * - AWAY: people who are signed in and have left the unit, or are expected. Nothing else opens for them.
 */
export type Opener = Exclude<SoldierAccess, 'LOGIN'> | 'SIGNED_OUT' | 'NEWCOMER' | 'AWAY';

/**
 * A screen at an address. Its layout follows from who may open it: the narrow one without a sign-in, the Admin area's for staff, and the
 * main one for everybody else.
 */
export interface ScreenRow {
  /** The address, as the router matches it. */
  readonly path: string;
  readonly who: Opener;
  /** The name of its component, and of the file in client/screens that exports it. */
  readonly screen: string;
  /** Whether it also opens for people who still have to add a second factor. */
  readonly isBeforeSecondFactor?: true;
  /** Another address of the same screen, where this one redirects. */
  readonly leadsTo?: string;
}

/**
 * Every screen of the product: its address, and who may open it. Routes, guards, links, preloading and the build's budget follow from it.
 * `id` in an address is a soldier's.
 */
export const SCREENS = {
  login: { path: '/login', who: 'SIGNED_OUT', screen: 'LoginScreen' },
  register: { path: '/register', who: 'SIGNED_OUT', screen: 'RegisterScreen' },
  resetPassword: { path: '/reset-password', who: 'PUBLIC', screen: 'ResetPasswordScreen' },
  setPassword: { path: '/reset-password/new', who: 'PUBLIC', screen: 'SetPasswordScreen' },
  confirmEmail: { path: '/confirm-email', who: 'PUBLIC', screen: 'ConfirmEmailScreen' },
  signInLink: { path: '/sign-in-link', who: 'PUBLIC', screen: 'SignInLinkScreen' },
  secondFactor: { path: '/second-factor', who: 'PUBLIC', screen: 'SecondFactorScreen' },
  account: { path: '/account', who: 'SIGNED_IN', screen: 'AccountScreen' },
  changePassword: { path: '/account/password', who: 'SIGNED_IN', screen: 'ChangePasswordScreen' },
  changeEmail: { path: '/account/email', who: 'SIGNED_IN', screen: 'ChangeEmailScreen' },
  ownSecondFactor: {
    path: '/account/second-factor',
    who: 'SIGNED_IN',
    screen: 'OwnSecondFactorScreen',
    isBeforeSecondFactor: true,
  },
  ownData: { path: '/account/data', who: 'SIGNED_IN', screen: 'OwnDataScreen' },
  deleteLogin: { path: '/account/delete', who: 'SIGNED_IN', screen: 'DeleteLoginScreen' },
  signInAgain: { path: '/sign-in-again', who: 'SIGNED_IN', screen: 'SignInAgainScreen', isBeforeSecondFactor: true },
  createAccount: { path: '/create-account/:accountId', who: 'NEWCOMER', screen: 'CreateAccountScreen' },
  away: { path: '/away', who: 'AWAY', screen: 'AwayScreen' },
  home: { path: '/home', who: 'MEMBER', screen: 'HomeScreen' },
  userInfo: { path: '/user-info/:id', who: 'SELF_OR_STAFF', screen: 'UserInfoScreen' },
  userInfoEdit: { path: '/user-info/:id/edit', who: 'SELF_OR_STAFF', screen: 'UserInfoEditScreen' },
  schoolAdd: { path: '/user-info/:id/add-school', who: 'SELF_OR_STAFF', screen: 'SchoolAddScreen' },
  schoolEdit: { path: '/user-info/:id/edit-school/:schoolId', who: 'SELF_OR_STAFF', screen: 'SchoolEditScreen' },
  schoolDelete: {
    path: '/user-info/:id/edit-school/:schoolId/delete',
    who: 'SELF_OR_STAFF',
    screen: 'SchoolDeleteScreen',
  },
  comments: { path: '/comments/:id', who: 'SELF_OR_STAFF', screen: 'CommentsScreen' },
  commentCreate: { path: '/comments/:id/create', who: 'STAFF_NOT_SELF', screen: 'CommentAddScreen' },
  commentRecommend: {
    path: '/comments/:id/add-recommended-comment',
    who: 'SELF',
    screen: 'RecommendedCommentAddScreen',
  },
  commentEdit: { path: '/comments/:id/edit/:commentId', who: 'SELF_OR_STAFF', screen: 'CommentEditScreen' },
  commentDelete: { path: '/comments/:id/edit/:commentId/delete', who: 'SELF_OR_STAFF', screen: 'CommentDeleteScreen' },
  commentEditRecommended: {
    path: '/comments/:id/edit-recommended/:commentId',
    who: 'SELF',
    screen: 'CommentEditScreen',
  },
  commentDeleteRecommended: {
    path: '/comments/:id/edit/:commentId/delete-recommended-comment',
    who: 'SELF',
    screen: 'CommentDeleteScreen',
  },
  examLanding: { path: '/exam/landing', who: 'MEMBER', screen: 'ExamLandingScreen' },
  examQuestion: { path: '/exam/:type/question/:qid', who: 'MEMBER', screen: 'ExamQuestionScreen' },
  examResults: { path: '/exam/results', who: 'MEMBER', screen: 'ExamResultsScreen' },
  admin: { path: '/admin', who: 'STAFF', screen: 'AdminOverviewScreen', leadsTo: '/admin/overview' },
  adminOverview: { path: '/admin/overview', who: 'STAFF', screen: 'AdminOverviewScreen' },
  adminRoster: { path: '/admin/roster', who: 'STAFF', screen: 'RosterScreen' },
  adminReassign: { path: '/admin/reassign', who: 'STAFF', screen: 'ReassignScreen' },
  adminAddSoldier: { path: '/admin/reassign/add-soldier', who: 'STAFF', screen: 'SoldierAddScreen' },
  adminDeparted: { path: '/admin/departed', who: 'STAFF', screen: 'DepartedScreen' },
  adminImport: { path: '/admin/import', who: 'STAFF', screen: 'RosterImportScreen' },
  adminSchools: { path: '/admin/schools', who: 'STAFF', screen: 'SchoolsScreen' },
  adminEts: { path: '/admin/ets', who: 'STAFF', screen: 'EtsScreen' },
  adminData: { path: '/admin/data', who: 'STAFF', screen: 'DataToCompleteScreen' },
  adminDue: { path: '/admin/due', who: 'STAFF', screen: 'DueScreen' },
  dueEnter: { path: '/admin/due/enter', who: 'STAFF', screen: 'DueEnterScreen' },
  dueImport: { path: '/admin/due/import', who: 'STAFF', screen: 'RosterImportScreen' },
  dueSeries: { path: '/admin/due/:soldierId/:requirementId', who: 'STAFF', screen: 'DueSeriesScreen' },
  adminReminders: { path: '/admin/reminders', who: 'STAFF', screen: 'RemindersScreen' },
  adminUnit: { path: '/admin/unit', who: 'STAFF', screen: 'UnitScreen' },
  adminUnitEdit: { path: '/admin/unit/edit', who: 'STAFF', screen: 'UnitScreen' },
  adminPolicy: { path: '/admin/unit/policy', who: 'STAFF', screen: 'PolicyEditScreen' },
  adminRequirements: { path: '/admin/unit/requirements', who: 'STAFF', screen: 'RequirementsScreen' },
  adminRequirementAdd: { path: '/admin/unit/requirements/add', who: 'STAFF', screen: 'RequirementScreen' },
  adminRequirementEdit: {
    path: '/admin/unit/requirements/edit/:requirementId',
    who: 'STAFF',
    screen: 'RequirementScreen',
  },
  adminDeleteAccount: { path: '/admin/delete-account', who: 'STAFF', screen: 'ComingSoonScreen' },
  questionBank: { path: '/admin/questions', who: 'STAFF', screen: 'QuestionBankScreen' },
  questionAdd: { path: '/admin/questions/add', who: 'STAFF', screen: 'QuestionAddScreen' },
  questionImport: { path: '/admin/questions/import', who: 'STAFF', screen: 'QuestionImportScreen' },
  questionReports: { path: '/admin/questions/reports', who: 'STAFF', screen: 'QuestionReportsScreen' },
  questionEdit: { path: '/admin/questions/edit/:questionId', who: 'STAFF', screen: 'QuestionEditScreen' },
} as const satisfies Readonly<Record<string, ScreenRow>>;

export const SCREEN_ROWS: readonly ScreenRow[] = Object.values(SCREENS);

/** Whether a screen opens without a sign-in. Such screens load nothing of the others. */
export function isForSignedOut(who: Opener): who is 'SIGNED_OUT' | 'PUBLIC' {
  return who === 'SIGNED_OUT' || who === 'PUBLIC';
}
