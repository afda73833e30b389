import type { GoingLogin } from '../api/personalData.ts';
import type { Config } from '../operations/settings/config.ts';
import { Links } from './mailedLink/links.ts';

/** What operations on identities use besides the store; the same for every request. */
export interface Dependencies {
  readonly links: Links;
  readonly settings: IdentitySettings;
  /** Removes everything that belongs to a login; repeating it changes nothing more. */
  readonly forgetWithLogin: (login: GoingLogin) => Promise<void>;
}

type IdentitySettings = Pick<
  Config,
  'accessWindowMs' | 'emailLinkSignIn' | 'secondFactor' | 'smtpUrl' | 'environment'
> & {
  openIdConnect: Pick<NonNullable<Config['openIdConnect']>, 'name'> | null;
};

/** @param origin where people reach the product; asked for at each use. */
export function createDependencies(
  { authorizedDomains, ...settings }: IdentitySettings & Pick<Config, 'authorizedDomains'>,
  { origin, forgetWithLogin }: { origin: () => URL } & Pick<Dependencies, 'forgetWithLogin'>,
): Dependencies {
  return { links: new Links(origin, authorizedDomains), settings, forgetWithLogin };
}
