import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AdminResolver } from './admin/admin.resolver.ts';
import { AssignmentResolver } from './admin/assignment.resolver.ts';
import { ReadinessResolver } from './admin/readiness.resolver.ts';
import { ReportResolver } from './admin/report.resolver.ts';
import { CommentResolver } from './comments/comment.resolver.ts';
import { QuestionResolver } from './exam/question.resolver.ts';
import { QuestionReportResolver } from './exam/questionReport.resolver.ts';
import { HistoryResolver } from './history/history.resolver.ts';
import { IdentityResolver } from './identity/identity.resolver.ts';
import { LoginResolver } from './identity/login.resolver.ts';
import { SecondFactorResolver } from './identity/secondFactor.resolver.ts';
import { authDirective } from './permissions/authDirective.ts';
import { enforceAuth } from './permissions/enforceAuth.ts';
import { SchoolResolver } from './schools/school.resolver.ts';
import { SoldierResolver } from './soldiers/soldier.resolver.ts';

/**
 * The executable schema, with every permission in force.
 * @throws Error when a root field declares no permission.
 */
export function createSchema(): GraphQLSchema {
  return enforceAuth(
    buildSchemaSync({
      resolvers: [
        IdentityResolver,
        LoginResolver,
        SecondFactorResolver,
        SoldierResolver,
        SchoolResolver,
        CommentResolver,
        HistoryResolver,
        AdminResolver,
        AssignmentResolver,
        ReadinessResolver,
        ReportResolver,
        QuestionResolver,
        QuestionReportResolver,
      ],
      directives: [authDirective],
      // Field rules live in domain/validation.ts.
      validate: false,
    }),
  );
}
