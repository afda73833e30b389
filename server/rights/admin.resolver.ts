import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../api/authDirective.ts';
import type { RequestContext } from '../api/context.ts';
import { SectionMember } from '../records/soldiers/sectionOverview.type.ts';
import { SoldierType } from '../records/soldiers/soldier.type.ts';
import * as admin from './admin.service.ts';

@Resolver()
export class AdminResolver {
  @Auth('STAFF')
  @Query(() => [SectionMember], { description: 'Everybody with staff rights, by position.' })
  admins(@Ctx() { today }: RequestContext): Promise<SectionMember[]> {
    return admin.admins(today);
  }

  @Auth('STAFF')
  @Query(() => [SectionMember], {
    description:
      'Everybody who waits for the rights of a staff role that they chose, or that came from an import, by position.',
  })
  staffApprovals(@Ctx() { today }: RequestContext): Promise<SectionMember[]> {
    return admin.staffApprovals(today);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Gives somebody else staff rights, until they are taken away or that person's role changes; does nothing if they have them. FORBIDDEN for the caller's own, and if the caller has lost staff rights meanwhile; NOT_FOUND; CONFLICT if their rights, place or login changed meanwhile, or if they have left the unit.",
  })
  grantAdmin(
    @Arg('soldierId', () => ID, { description: 'The soldier who gets the rights.' }) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return admin.grantAdmin(context, soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Takes away somebody else's staff rights; does nothing if they have none. FORBIDDEN for the caller's own, if the caller has lost staff rights meanwhile, and if it would leave a day on which nobody with staff rights could sign in; NOT_FOUND; CONFLICT if their rights, place or login changed meanwhile, or if they have left the unit.",
  })
  revokeAdmin(
    @Arg('soldierId', () => ID, { description: 'The soldier who loses the rights.' }) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return admin.revokeAdmin(context, soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Gives somebody else the rights of the staff role that they wait for. FORBIDDEN for the caller's own, and if the caller has lost staff rights meanwhile; NOT_FOUND; CONFLICT if they are not waiting, if their rights, place or login changed meanwhile, or if they have left the unit.",
  })
  approveStaffRole(
    @Arg('soldierId', () => ID, { description: 'The soldier who waits.' }) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return admin.approveStaffRole(context, soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Declines somebody else's staff role and takes away the place that they claimed: section, team and role become UNASSIGNED, and the version grows. FORBIDDEN for the caller's own, and if the caller has lost staff rights meanwhile; NOT_FOUND; CONFLICT if they are not waiting, if their rights, place or login changed meanwhile, or if they have left the unit.",
  })
  declineStaffRole(
    @Arg('soldierId', () => ID, { description: 'The soldier who waits.' }) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return admin.declineStaffRole(context, soldierId);
  }
}
