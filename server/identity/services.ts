import type { Config } from '../operations/settings/config.ts';
import type { Mailer } from '../operations/mail/mailer.ts';
import { Outbox } from '../operations/mail/outbox.ts';
import { Links } from './mailedLink/links.ts';

/** What the identity's operations work with beside the store; the same for every request. */
export interface Services {
  readonly outbox: Outbox;
  readonly links: Links;
  readonly settings: IdentitySettings;
  /** Removes what other rooms keep of a login that is going away. */
  readonly forgetWithLogin: (accountId: string) => Promise<void>;
}

type IdentitySettings = Pick<Config, 'accessWindowMs' | 'emailLinkSignIn' | 'secondFactor'> & {
  openIdConnect: Pick<NonNullable<Config['openIdConnect']>, 'name'> | null;
};

/** @param origin where people reach the product; asked for at each use. */
export function createServices(
  { authorizedDomains, ...settings }: IdentitySettings & Pick<Config, 'authorizedDomains'>,
  { mailer, origin, forgetWithLogin }: { mailer: Mailer; origin: () => URL } & Pick<Services, 'forgetWithLogin'>,
): Services {
  return { outbox: new Outbox(mailer), links: new Links(origin, authorizedDomains), settings, forgetWithLogin };
}
