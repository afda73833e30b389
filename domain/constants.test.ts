import * as constants from './constants.ts';

/** The lists that other tests hold to the specification, one row at a time. */
const { NEW_RECORD, SECTION_CAPACITY, BATTALION_ROLE_POSITION, SECTION_BASE_POSITION, TEAM_POSITION, ...numbers } =
  constants;

test('the numbers of Specification 9 and of the rules', () => {
  expect(numbers).toEqual({
    DAY_MS: 86_400_000,
    COMMENT_MAX_LENGTH: 250,
    COMMENT_ROWS: 6,
    SCORE_MIN: 0,
    SCORE_MAX: 600,
    NAME_MAX_LENGTH: 60,
    SEARCH_MAX_LENGTH: 100,
    PASSWORD_MIN_LENGTH: 8,
    PASSWORD_MAX_LENGTH: 128,
    EMAIL_MAX_LENGTH: 254,
    EARLIEST_DATE: '1950-01-01',
    LATEST_DATE: '2100-12-31',
    NEW_COMMENT_CATEGORY: 'CHARACTER',
    NOON_OFFSET_MS: 43_200_000,
    DISPLAY_YEAR_DAYS: 365,
    DISPLAY_MONTH_DAYS: 30,
    ETS_HIGHLIGHT_DAYS: 365,
    M4_QUALIFYING_SCORE: 23,
    TOTAL_CAPACITY: 30,
    GAUGE_YELLOW_FROM_PERCENT: 70,
    GAUGE_GREEN_FROM_PERCENT: 85,
    UNASSIGNED_POSITION: 50,
    SECOND_IN_TEAM_POSITION: 1,
    MINIMUM_SPINNER_MS: 1_000,
    ASSIGNMENT_UPDATE_DELAY_MS: 700,
    TOAST_MS: 3_000,
    QUICK_TEN_LENGTH: 10,
    EXAM_LOADING_MS: 3_000,
    ACCESS_WINDOW_MS: 3_600_000,
    ACCESS_EARLY_END_MS: 30_000,
    REFRESH_BEFORE_END_MS: 300_000,
    REFRESH_RETRY_FIRST_MS: 30_000,
    REFRESH_RETRY_MAX_MS: 960_000,
    SESSION_IDLE_LIFE_MS: 1_209_600_000,
    SESSION_LONGEST_LIFE_MS: 2_592_000_000,
    SESSIONS_PER_LOGIN: 50,
    NETWORK_TIMEOUT_DESKTOP_MS: 30_000,
    NETWORK_TIMEOUT_MOBILE_MS: 60_000,
    SIGN_IN_POPUP_WIDTH_PX: 500,
    SIGN_IN_POPUP_HEIGHT_PX: 600,
    SCHOOLS_PER_RECORD: 200,
    RECOMMENDATIONS_PER_RECORD: 200,
    ONE_TIME_CODE_LIFE_MS: 3_600_000,
    SIGN_IN_LINK_LIFE_MS: 600_000,
    RECENT_SIGN_IN_MS: 300_000,
    SECOND_FACTOR_WAIT_MS: 600_000,
    SECOND_FACTOR_ENROLMENT_MS: 600_000,
    RECOVERY_CODE_COUNT: 10,
    ATTEMPT_WINDOW_MS: 900_000,
    ATTEMPTS_PER_ACCOUNT: 10,
    ATTEMPTS_PER_NETWORK: 100,
    FIRST_WAIT_MS: 900_000,
    LONGEST_WAIT_MS: 14_400_000,
    LONGEST_RESET_WAIT_MS: 1_800_000,
    CHANGES_PER_LOGIN: 1_000,
    REGISTRATION_WINDOW_MS: 3_600_000,
    REGISTRATIONS_PER_NETWORK: 500,
    CHANGE_WINDOW_MS: 3_600_000,
    CREDENTIAL_CHANGE_WINDOW_MS: 3_600_000,
    CREDENTIAL_CHANGES_PER_LOGIN: 10,
  });
});

test('the defaults of a new record (Specification 3)', () => {
  expect(NEW_RECORD).toEqual({
    section: 'UNASSIGNED',
    team: 'UNASSIGNED',
    role: 'UNASSIGNED',
    acftScore: 0,
    acftPass: true,
    m4Qual: 0,
    dlc1Complete: false,
    blcComplete: false,
    dlc2Complete: false,
    alcComplete: false,
    dlc3Complete: false,
    slcComplete: false,
    jfoQualified: false,
    driversLicense: false,
    isStaff: false,
  });
});

test('the capacities (Specification 9)', () => {
  expect(SECTION_CAPACITY).toEqual({ BN_STAFF: 6, ALPHA: 8, BRAVO: 8, CHARLIE: 8, DELTA: 4 });
});

test('the parts of unit_position (Specification 9)', () => {
  expect(BATTALION_ROLE_POSITION).toEqual({ BN_FSO: 1, BN_FSNCO: 2, BN_FO: 3, AFATDS: 4, BN_RTO: 5 });
  expect(SECTION_BASE_POSITION).toEqual({ ALPHA: 10, BRAVO: 20, CHARLIE: 30, DELTA: 40 });
  expect(TEAM_POSITION).toEqual({ HQ: 0, TEAM_1: 2, TEAM_2: 4, TEAM_3: 6, UNASSIGNED: 0 });
});
