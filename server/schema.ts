import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { authDirective } from './api/authDirective.ts';
import { keysDirective } from './api/keysDirective.ts';
import { leftOutIsNull } from './api/leftOutIsNull.ts';
import { AssignmentResolver } from './assignment/assignment.resolver.ts';
import { CalendarFeedResolver } from './calendar/calendarFeed.resolver.ts';
import { CommentResolver } from './comments/comment.resolver.ts';
import { DueResolver } from './due/due.resolver.ts';
import { GraduationResolver } from './due/graduation.resolver.ts';
import { QuestionResolver } from './exam/question.resolver.ts';
import { QuestionReportResolver } from './exam/questionReport.resolver.ts';
import { FirstStepsResolver } from './firstSteps/firstSteps.resolver.ts';
import { enforceAuth } from './http/enforceAuth.ts';
import { EmailResolver } from './identity/email/email.resolver.ts';
import { JoinCodeResolver } from './identity/joinCode/joinCode.resolver.ts';
import { LoginRemovalResolver } from './identity/logins/loginRemoval.resolver.ts';
import { SoldierLoginResolver } from './identity/logins/soldierLogin.resolver.ts';
import { LinkSignInResolver } from './identity/mailedLink/linkSignIn.resolver.ts';
import { PasswordResolver } from './identity/password/password.resolver.ts';
import { ProgramKeyResolver } from './identity/programKeys/programKey.resolver.ts';
import { ProviderResolver } from './identity/provider/provider.resolver.ts';
import { SecondFactorResolver } from './identity/secondFactor/secondFactor.resolver.ts';
import { SessionResolver } from './identity/session/session.resolver.ts';
import { IdentityResolver } from './identity/signIn/identity.resolver.ts';
import { RosterComparisonResolver, RosterImportResolver } from './imports/rosterImport.resolver.ts';
import { observeRootFields } from './operations/observability/rootFields.ts';
import { PersonalDataResolver } from './personalData/personalData.resolver.ts';
import { ListsResolver } from './readiness/lists.resolver.ts';
import { ReadinessResolver } from './readiness/readiness.resolver.ts';
import { MembershipResolver } from './records/membership/membership.resolver.ts';
import { SchoolResolver } from './records/schools/school.resolver.ts';
import { SoldierResolver } from './records/soldiers/soldier.resolver.ts';
import { SoldierChangesResolver } from './records/soldiers/soldierChanges.resolver.ts';
import { ReminderResolver } from './reminders/reminder.resolver.ts';
import { AdminResolver } from './rights/admin.resolver.ts';
import { HistoryResolver } from './shownHistory/history.resolver.ts';
import { ReadinessHistoryResolver } from './snapshots/readinessHistory.resolver.ts';
import { UnitResolver } from './unit/unit.resolver.ts';

/** type-graphql requires a topic mechanism. It is never used, because every subscription here brings its own stream of events. */
const NO_TOPICS: PubSub = {
  publish: () => {
    throw new Error('Nothing is published by topic.');
  },
  subscribe: () => {
    throw new Error('Nothing is followed by topic: give the subscription a `subscribe`.');
  },
};

let made: GraphQLSchema | undefined;

/** The executable schema, made once for all servers in a process. */
export const sharedSchema = (): GraphQLSchema => (made ??= createSchema());

/**
 * Creates the executable schema, with every permission enforced and every root field measured.
 * @throws Error when a root field declares no permission.
 */
export function createSchema(): GraphQLSchema {
  const schema = enforceAuth(
    buildSchemaSync({
      resolvers: [
        IdentityResolver,
        JoinCodeResolver,
        UnitResolver,
        DueResolver,
        GraduationResolver,
        ReminderResolver,
        FirstStepsResolver,
        LinkSignInResolver,
        PasswordResolver,
        EmailResolver,
        ProviderResolver,
        SecondFactorResolver,
        SessionResolver,
        LoginRemovalResolver,
        SoldierLoginResolver,
        SoldierResolver,
        SoldierChangesResolver,
        RosterImportResolver,
        RosterComparisonResolver,
        MembershipResolver,
        SchoolResolver,
        CommentResolver,
        HistoryResolver,
        AdminResolver,
        AssignmentResolver,
        ReadinessResolver,
        ReadinessHistoryResolver,
        ListsResolver,
        QuestionResolver,
        QuestionReportResolver,
        CalendarFeedResolver,
        ProgramKeyResolver,
        PersonalDataResolver,
      ],
      // A given list replaces GraphQL's own directives.
      directives: [...specifiedDirectives, authDirective, keysDirective],
      pubSub: NO_TOPICS,
      // Field rules are in domain/record/validation.ts.
      validate: false,
      // The check asks the schema for everything in it, which is half of the time for building it. A test makes the check instead.
      skipCheck: true,
    }),
  );
  return observeRootFields(leftOutIsNull(schema));
}
