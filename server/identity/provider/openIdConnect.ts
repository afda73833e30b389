import { isNativeError } from 'node:util/types';
import * as client from 'openid-client';
import { SESSION_LONGEST_LIFE_MS } from '../../../domain/constants.ts';
import type { ErrorCode } from '../../../domain/errors.ts';
import type { OpenIdConnectSettings } from '../../operations/settings/config.ts';
import { OIDC_CALLBACK_PATH } from './oidcPaths.ts';

/** How long somebody may take at the provider, until they are back here, in milliseconds. */
export const FLOW_LIFE_MS = 10 * 60 * 1000;
/** The longest time since the provider asked the person to sign in, in seconds. If it is longer ago, the provider must ask again. */
const MAX_AGE_SECONDS = SESSION_LONGEST_LIFE_MS / 1000;
/** How far the clocks of the provider and this machine may differ, in seconds; the package allows the same for `exp` and `nbf`. */
const CLOCK_SKEW_SECONDS = 30;

/** What a browser keeps while it is at the provider, so that an answer for another browser is refused. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string;
}

/** The person that the provider vouches for. */
export interface ProviderIdentity {
  /** Unique across all providers. */
  openIdSubject: string;
  /** Null if the provider gives no address, or does not say that it has verified it. */
  verifiedEmail: string | null;
  /** When the provider last asked the person to sign in; null if it does not say. */
  authenticatedAt: Date | null;
}

/** The authorization code flow with one provider, with PKCE, state and nonce. */
export class OpenIdConnect {
  private known: Promise<client.Configuration> | undefined;

  /** @param origin where people reach the product; asked for at each use. */
  constructor(
    private readonly settings: OpenIdConnectSettings,
    private readonly origin: () => URL,
  ) {}

  /** Where to send the browser, and what it must keep meanwhile. */
  async start(): Promise<{ url: URL; flow: Flow }> {
    const configuration = await this.configuration();
    const flow = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: new URL(OIDC_CALLBACK_PATH, this.origin()).href,
      scope: 'openid email',
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
      // Makes the provider say when it last asked the person to sign in, and ask again if that is longer ago than a session may live.
      max_age: String(MAX_AGE_SECONDS),
    });
    return { url, flow };
  }

  /**
   * Checks the provider's whole answer.
   * @returns the person it vouches for
   */
  async finish(search: string, { state, nonce, verifier }: Flow): Promise<ProviderIdentity> {
    const configuration = await this.configuration();
    const answer = new URL(`${OIDC_CALLBACK_PATH}${search}`, this.origin());
    const tokens = await client.authorizationCodeGrant(configuration, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider gave no ID token.');
    checkTimes(claims);
    // Some providers give the address only when asked for it.
    const { email, email_verified: isVerified } =
      claims['email'] === undefined ? await this.userInfo(configuration, tokens.access_token, claims.sub) : claims;
    return {
      openIdSubject: `${claims.iss} ${claims.sub}`,
      verifiedEmail: typeof email === 'string' && isVerified === true ? email : null,
      authenticatedAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
    };
  }

  private async userInfo(
    configuration: client.Configuration,
    accessToken: string,
    subject: string,
  ): Promise<{ email?: unknown; email_verified?: unknown }> {
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
    return client.fetchUserInfo(configuration, accessToken, subject);
  }

  /** Discovered once, and again after a failure. */
  private configuration(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    // readConfig lets plain HTTP through only on this machine.
    // oxlint-disable-next-line typescript/no-deprecated -- the package has no other way to allow plain HTTP, and marks this one as a warning.
    const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    // By default, the package trusts the TLS connection and does not check the ID token's signature. This makes it check.
    const execute = [...insecure, client.enableNonRepudiationChecks];
    this.known ??= client.discovery(issuer, clientId, clientSecret, undefined, { execute }).catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }
}

/**
 * Checks an ID token's times against the clock, which the package does only for `exp` and `nbf`. A provider that never says when it asked
 * the person is accepted, because some never do. Then nothing counts as a recent sign-in.
 */
function checkTimes({ iat, auth_time: askedAt }: client.IDToken): void {
  const now = Date.now() / 1000;
  const isWithin = (time: number, seconds: number): boolean =>
    time <= now + CLOCK_SKEW_SECONDS && time >= now - seconds - CLOCK_SKEW_SECONDS;
  if (!isWithin(iat, FLOW_LIFE_MS / 1000)) throw new Error('The ID token is not of this sign-in.');
  if (askedAt !== undefined && !isWithin(askedAt, MAX_AGE_SECONDS)) {
    throw new Error('The provider asked the person too long ago, or not yet.');
  }
}

/** What a failure on the way to the provider and back means to the person. */
export function codeOfFailure(error: unknown): ErrorCode {
  if (error instanceof client.AuthorizationResponseError) {
    // Canceling at the provider has the same effect as closing the window.
    return error.error === 'access_denied' ? 'POPUP_CLOSED_BY_USER' : 'INVALID_ACTION_CODE';
  }
  return isNetworkFailure(error) ? 'NETWORK_REQUEST_FAILED' : 'INVALID_ACTION_CODE';
}

/** How many causes of a failure are logged. */
const MAX_CAUSES = 5;

/**
 * The kinds and codes of an error and its causes, for the log. Only the last one distinguishes an absent provider from one with an
 * untrusted certificate. The messages are left out, because they may contain the provider's code and tokens.
 */
export function causesOf(error: unknown): readonly string[] {
  const causes: string[] = [];
  for (let one = error; isNativeError(one) && causes.length < MAX_CAUSES; one = one.cause) {
    causes.push('code' in one && typeof one.code === 'string' ? `${one.name} ${one.code}` : one.name);
  }
  return causes;
}

/** OAuth's word for the provider's refusal, such as `invalid_client` for a wrong secret; undefined if it did not refuse. */
export function answerOf(error: unknown): string | undefined {
  const isAnswer = error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError;
  return isAnswer && /^[a-z_]{1,40}$/.test(error.error) ? error.error : undefined;
}

/** The package wraps what `fetch` throws, so this looks through all causes. */
function isNetworkFailure(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  return ['TypeError', 'TimeoutError', 'AbortError'].includes(error.name) || isNetworkFailure(error.cause);
}
