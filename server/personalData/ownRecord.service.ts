import type { OwnField } from '../api/personalData.ts';
import { Refusal } from '../api/refusal.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import { currentViewer } from '../identity/signIn/identity.service.ts';
import { getSoldier } from '../records/soldiers/soldier.service.ts';
import { OWN_FIELDS, type OwnRecord } from './ownRecord.type.ts';

/** Everything that is kept about the caller and that they may see (server/models.ts). */
export async function ownRecord(context: IdentityContext): Promise<OwnRecord> {
  const viewer = await currentViewer(context);
  // The login was deleted after the request began.
  if (viewer === null) throw new Refusal('UNAUTHENTICATED');
  const { login, absence } = viewer;
  // A departed or expected person sees no screen of the unit, but may know what it keeps about them.
  const soldier = viewer.soldier ?? (absence && (await getSoldier(absence.soldierId, context)));
  const read = async ({ type, ofLogin, ofSoldier }: OwnField<IdentityContext>): Promise<unknown> => {
    if (ofLogin) return ofLogin(login.id, context);
    if (ofSoldier && soldier) return ofSoldier(soldier.id, context);
    return Array.isArray(type()) ? [] : null;
  };
  const fields = await Promise.all(OWN_FIELDS.map(async ([name, field]) => [name, await read(field)] as const));
  return {
    ...Object.fromEntries(fields),
    at: context.now,
    login,
    soldier,
    get unit() {
      return viewer.unit;
    },
  };
}
