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
      'Everybody who waits for the rights of a staff role, chosen for themself or from an import, by position.',
  })
  staffApprovals(@Ctx() { today }: RequestContext): Promise<SectionMember[]> {
    return admin.staffApprovals(today);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Gives somebody else staff rights, until they are taken or that person's role changes; nothing happens when they have them. FORBIDDEN for oneself, and when the caller has lost staff rights meanwhile; NOT_FOUND; CONFLICT when their rights, place or login changed meanwhile, and for somebody who has left the unit.",
  })
  grantAdmin(
    @Arg('soldierId', () => ID, { description: 'Who gets the rights.' }) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return admin.grantAdmin(context, soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Takes somebody else's staff rights; nothing happens when they have none. FORBIDDEN for one's own, when the caller has lost staff rights meanwhile, and where on some day ahead nobody with staff rights could sign in; NOT_FOUND; CONFLICT when their rights, place or login changed meanwhile, and for somebody who has left the unit.",
  })
  revokeAdmin(
    @Arg('soldierId', () => ID, { description: 'Who loses the rights.' }) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return admin.revokeAdmin(context, soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      'Gives somebody else the rights of the staff role for which they wait. FORBIDDEN for oneself, and when the caller has lost staff rights meanwhile; NOT_FOUND; CONFLICT when they are not waiting for it, or their rights, place or login changed meanwhile, and for somebody who has left the unit.',
  })
  approveStaffRole(
    @Arg('soldierId', () => ID, { description: 'Who waits.' }) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return admin.approveStaffRole(context, soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Ends somebody else's wait for the rights of a staff role and takes the place that they claimed: section, team and role become UNASSIGNED, and the version goes up. FORBIDDEN for oneself, and when the caller has lost staff rights meanwhile; NOT_FOUND; CONFLICT when they are not waiting, or their rights, place or login changed meanwhile, and for somebody who has left the unit.",
  })
  declineStaffRole(
    @Arg('soldierId', () => ID, { description: 'Who waits.' }) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return admin.declineStaffRole(context, soldierId);
  }
}
