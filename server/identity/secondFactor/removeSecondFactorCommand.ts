/**
 * Switches the second factor of a login off, also while the product runs, and has its owner told by mail.
 *
 *   npm run remove-second-factor -- EMAIL
 */
import { readConfig } from '../../operations/settings/config.ts';
import { openConnection } from '../../store/connection.ts';
import { reachStore } from '../../store/openStore.ts';
import { runStoreCommand } from '../../store/storeCommand.ts';
import { createMailer } from '../../operations/mail/mailer.ts';
import { Outbox } from '../../operations/mail/outbox.ts';
import { removeLostSecondFactor } from './secondFactor.service.ts';

await runStoreCommand(emailArgument, reachStore, async ({ uri }, email) => {
  const mailer = createMailer(readConfig());
  const outbox = new Outbox(mailer);
  await openConnection(uri);
  await removeLostSecondFactor(email, outbox);
  console.log(`Mail: ${mailer.description}`);
  await outbox.settled();
  console.log('Signing in asks for no code any more. Sessions of that login have ended.');
});

function emailArgument(): string {
  const [email, ...others] = process.argv.slice(2);
  if (email === undefined || others.length > 0) throw new Error('Usage: npm run remove-second-factor -- EMAIL');
  return email;
}
