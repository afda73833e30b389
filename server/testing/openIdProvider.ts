import { createHash, createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from './listenLocally.ts';

const KEY_ID = 'the-key';

interface Grant {
  nonce: string;
  challenge: string;
  redirectUri: string;
  /** The `max_age` that the product asked for. */
  maxAge: string | null;
}

/** A small OpenID Connect provider in the test's process: discovery, authorization, token and key endpoints, with real signatures. */
export class OpenIdProvider {
  readonly clientId = 'tracker';
  readonly clientSecret = 'a secret of both';
  /** The claims of the next sign-in. */
  claims: Record<string, unknown> = {};
  /** Whether the person cancels there instead of signing in. */
  cancelled = false;
  /** Whether it answers no request. */
  isAway = false;
  /** How often its token endpoint was asked. */
  tokenRequests = 0;
  private readonly grants = new Map<string, Grant>();
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private port = 0;
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));
  /** Signs ID tokens; a key other than the published one makes forgeries. */
  signingKey: KeyObject = this.keys.privateKey;

  static async start(): Promise<OpenIdProvider> {
    const provider = new OpenIdProvider();
    provider.port = await listenLocally(provider.server);
    return provider;
  }

  get issuer(): URL {
    return new URL(`http://127.0.0.1:${this.port}`);
  }

  forge(): void {
    this.signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  }

  honest(): void {
    this.signingKey = this.keys.privateKey;
    this.cancelled = false;
    this.isAway = false;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    const closed = once(this.server, 'close');
    this.server.close();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isAway) return void request.destroy();
    const url = new URL(request.url ?? '/', this.issuer);
    const json = (body: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (url.pathname === '/.well-known/openid-configuration') json(this.metadata());
    else if (url.pathname === '/keys') {
      json({ keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] });
    } else if (url.pathname === '/authorize') {
      response.writeHead(302, { location: this.authorize(url.searchParams).href }).end();
    } else if (url.pathname === '/token') {
      this.tokenRequests += 1;
      const tokens = this.exchange(new URLSearchParams(await text(request)));
      json(tokens ?? { error: 'invalid_grant' }, tokens ? 200 : 400);
    } else json({ error: 'not_found' }, 404);
  }

  private metadata() {
    const endpoint = (path: string) => new URL(path, this.issuer).href;
    return {
      issuer: this.issuer.href.replace(/\/$/, ''),
      authorization_endpoint: endpoint('/authorize'),
      token_endpoint: endpoint('/token'),
      jwks_uri: endpoint('/keys'),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  private authorize(query: URLSearchParams): URL {
    const given = (name: string) => query.get(name) ?? '';
    const back = new URL(given('redirect_uri'));
    back.searchParams.set('state', given('state'));
    if (this.cancelled) {
      back.searchParams.set('error', 'access_denied');
      return back;
    }
    const code = randomUUID();
    this.grants.set(code, {
      nonce: given('nonce'),
      challenge: given('code_challenge'),
      redirectUri: given('redirect_uri'),
      maxAge: query.get('max_age'),
    });
    back.searchParams.set('code', code);
    return back;
  }

  private exchange(body: URLSearchParams) {
    const code = body.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant?.challenge === challenge &&
      grant.redirectUri === body.get('redirect_uri') &&
      body.get('client_id') === this.clientId &&
      body.get('client_secret') === this.clientSecret;
    if (!isRight) return null;
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: this.idToken(grant) };
  }

  private idToken({ nonce, maxAge }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const iss = this.issuer.href.replace(/\/$/, '');
    const claims = {
      iss,
      aud: this.clientId,
      iat: now,
      exp: now + 60,
      nonce,
      ...(maxAge && { auth_time: now }),
      ...this.claims,
    };
    const signed = `${part({ alg: 'RS256', kid: KEY_ID })}.${part(claims)}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(this.signingKey).toString('base64url')}`;
  }
}
