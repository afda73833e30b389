/**
 * Switches off a login's second factor and mails its owner about it. Also works while the product runs.
 *
 *   npm run remove-second-factor -- EMAIL
 */
import { createMailer } from '../../mail/mailer.ts';
import { runStoreCommand } from '../../store/storeCommand.ts';
import { removeLostSecondFactor } from './secondFactor.service.ts';

await runStoreCommand({
  readArguments: emailArgument,
  store: 'RUNNING',
  work: async (email, config) => {
    console.log(`Mail: ${createMailer(config).description}`);
    await removeLostSecondFactor(email, new Date());
    console.log('Signing in no longer asks for a code. That login was signed out everywhere.');
    console.log('The product emails the owner: now if it is running, or else after its next start.');
  },
});

function emailArgument(): string {
  const [email, ...others] = process.argv.slice(2);
  if (email === undefined || others.length > 0) throw new Error('Usage: npm run remove-second-factor -- EMAIL');
  return email;
}
