import { firstSteps as stepsOf } from '../../domain/policy/firstSteps.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import { sendsMails } from '../mail/mailer.ts';
import { workingStaff } from '../records/rights/staffRights.ts';
import { notDeparted } from '../records/soldiers/inUnit.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { hasSentReminder } from '../reminders/reminder.service.ts';
import { storedUnit } from '../unit/unit.service.ts';
import type { FirstSteps } from './firstSteps.type.ts';

/**
 * What the staff of a new unit do first; null once all is done, or staff put it away. At most five database commands, none if it was put
 * away.
 */
export async function firstSteps(context: IdentityContext): Promise<FirstSteps | null> {
  const { name, chosenTimeZone, hasRequirements, hasFirstSteps } = await context.unit();
  if (!hasFirstSteps) return null;
  const { today, dependencies } = context;
  const [{ policies }, soldier, staff, hasSentMail] = await Promise.all([
    storedUnit(),
    SoldierModel.exists({ ...notDeparted(today), isStaff: { $ne: true } }),
    workingStaff(today),
    hasSentReminder(),
  ]);
  const hasChosenPolicy = policies.length > 0;
  const hasSoldiers = soldier !== null;
  const steps = stepsOf({ name, chosenTimeZone, hasSoldiers, hasChosenPolicy, hasRequirements, hasSentMail, staff });
  return steps && { steps, mailsAreSent: sendsMails(dependencies.settings) };
}
