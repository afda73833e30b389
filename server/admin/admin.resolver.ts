import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context.ts';
import { Auth } from '../permissions/authDirective.ts';
import { SectionMember } from '../soldiers/sectionOverview.type.ts';
import { SoldierType } from '../soldiers/soldier.type.ts';
import * as admin from './admin.service.ts';

@Resolver()
export class AdminResolver {
  @Auth('STAFF')
  @Query(() => [SectionMember], { description: 'Everybody with staff rights, by position.' })
  admins(): Promise<SectionMember[]> {
    return admin.admins();
  }

  @Auth('STAFF')
  @Query(() => [SectionMember], {
    description: 'Everybody who chose a staff role and waits for the rights that come with it.',
  })
  staffApprovals(): Promise<SectionMember[]> {
    return admin.staffApprovals();
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description: 'Gives somebody else staff rights, until they are taken or that role changes.',
  })
  grantAdmin(@Arg('soldierId', () => ID) soldierId: string, @Ctx() context: RequestContext): Promise<SoldierType> {
    return admin.grantAdmin(context, soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, { description: "Takes somebody else's staff rights. FORBIDDEN for one's own." })
  revokeAdmin(@Arg('soldierId', () => ID) soldierId: string, @Ctx() context: RequestContext): Promise<SoldierType> {
    return admin.revokeAdmin(context, soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description: 'Gives somebody else the rights of the staff role they chose. CONFLICT when they do not wait for it.',
  })
  approveStaffRole(
    @Arg('soldierId', () => ID) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return admin.approveStaffRole(context, soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description: "Ends somebody else's wait for staff rights; the role stays. CONFLICT when they do not wait.",
  })
  declineStaffRole(
    @Arg('soldierId', () => ID) soldierId: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return admin.declineStaffRole(context, soldierId);
  }
}
