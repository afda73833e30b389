import express, { type Request, type Response, type Router } from 'express';
import type { ErrorCode } from '../../../domain/errors.ts';
import { parseJson } from '../../../domain/json.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Client } from '../../operations/client.ts';
import { log } from '../../operations/log.ts';
import { recordOf } from '../../operations/observability/requestRecord.ts';
import { storeFailureOf } from '../../store/storeFailure.ts';
import type { IdentityContext } from '../identityContext.ts';
import { countAttempt } from '../limits/limits.ts';
import type { SecretCookie } from '../secrets/secretCookie.ts';
import { OIDC_CALLBACK_PATH, OIDC_SCRIPT_PATH, OIDC_START_PATH } from './oidcPaths.ts';
import { answerOf, causesOf, codeOfFailure, type Flow, FLOW_LIFE_MS, type OpenIdConnect } from './openIdConnect.ts';
import { signInWithProvider } from './providerSignIn.service.ts';

interface OidcOptions {
  /** Null if no provider is configured. */
  provider: OpenIdConnect | null;
  /** Holds the flow while the browser is at the provider. */
  cookie: SecretCookie;
  contextOf: (request: Request, response: Response) => Promise<IdentityContext>;
  isFromAnotherSite: (request: Request) => boolean;
  clientOf: (request: Request) => Client;
}

/** The pages that the sign-in pop-up goes through. Every path ends on a page that tells the opening window the result. */
export function oidcPages({ provider, cookie, contextOf, isFromAnotherSite, clientOf }: OidcOptions): Router {
  const pages = express.Router();

  pages.get(OIDC_START_PATH, async (request, response) => {
    if (!provider) return closePopUp(response, 'OPERATION_NOT_ALLOWED');
    // Login CSRF: a provider asks nothing if it already knows the person. So a link on another site could sign somebody in here without
    // their doing.
    if (isFromAnotherSite(request)) return closePopUp(response, 'FORBIDDEN');
    try {
      const { url, flow } = await provider.start().catch((error: unknown) => refuseFailure(error, request));
      response.appendHeader('set-cookie', cookie.issue(packed(flow), new Date(Date.now() + FLOW_LIFE_MS)));
      response.set('cache-control', 'no-store').redirect(url.href);
    } catch (error) {
      closePopUp(response, codeOf(error, request));
    }
  });

  pages.get(OIDC_CALLBACK_PATH, async (request, response) => {
    if (!provider) return closePopUp(response, 'OPERATION_NOT_ALLOWED');
    const flow = unpacked(cookie.read(request.headers.cookie));
    response.appendHeader('set-cookie', cookie.clear());
    if (!flow) return closePopUp(response, 'EXPIRED_ACTION_CODE');
    try {
      // Counted before asking the provider, which may block the whole unit if somebody sends made-up answers.
      const attempt = await countAttempt('provider', { account: null, address: clientOf(request).address });
      const { search } = new URL(request.url, 'http://localhost');
      const identity = await provider.finish(search, flow).catch((error: unknown) => refuseFailure(error, request));
      await attempt.succeeded();
      await signInWithProvider(identity, await contextOf(request, response));
      closePopUp(response, null);
    } catch (error) {
      closePopUp(response, codeOf(error, request));
    }
  });

  pages.get(OIDC_SCRIPT_PATH, (_request, response) => {
    response.set('cache-control', 'no-cache').type('js').send(CLOSE_SCRIPT);
  });

  return pages;
}

/**
 * Tells the opening window the result, and closes the pop-up. If a provider has cut the link between the windows, a broadcast channel of
 * this origin carries the message. Removes the address, which holds the provider's code, from the pop-up's navigation.
 */
const CLOSE_SCRIPT = `'use strict';
const message = { type: 'oidc-sign-in', code: document.currentScript.dataset.code || null };
history.replaceState(null, '', '${OIDC_CALLBACK_PATH}');
if (window.opener) window.opener.postMessage(message, location.origin);
else new BroadcastChannel('oidc-sign-in').postMessage(message);
window.close();
`;

/** @param code what went wrong; null if the person is signed in. */
function closePopUp(response: Response, code: ErrorCode | null): void {
  if (code !== null) recordOf(response.req)?.errors.push(code);
  const sentence = code === null ? 'You are signed in.' : 'You are not signed in.';
  response
    .status(200)
    .set('cache-control', 'no-store')
    .type('html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign in</title></head><body>` +
        `<p>${sentence} You can close this window.</p>` +
        `<script src="${OIDC_SCRIPT_PATH}" data-code="${code ?? ''}"></script></body></html>`,
    );
}

/** @throws Refusal instead of the failure between the product and the provider. */
function refuseFailure(error: unknown, request: Request): never {
  const code = codeOfFailure(error);
  const about = { requestId: recordOf(request)?.id, causes: causesOf(error), answer: answerOf(error), code };
  log.warn(about, 'An OpenID Connect sign-in failed.');
  throw new Refusal(code);
}

function codeOf(error: unknown, request: Request): ErrorCode {
  if (error instanceof Refusal) return error.code;
  const about = { requestId: recordOf(request)?.id, err: error };
  const failure = storeFailureOf(error);
  if (failure !== null) log.warn(about, 'The store failed a sign-in.');
  else log.error(about, 'A sign-in failed.');
  return failure ?? 'INTERNAL_SERVER_ERROR';
}

function packed(flow: Flow): string {
  return Buffer.from(JSON.stringify([flow.state, flow.nonce, flow.verifier])).toString('base64url');
}

function unpacked(text: string | null): Flow | null {
  const parts = parseJson(Buffer.from(text ?? '', 'base64url').toString());
  const [state, nonce, verifier]: unknown[] = Array.isArray(parts) ? parts : [];
  const isFlow = typeof state === 'string' && typeof nonce === 'string' && typeof verifier === 'string';
  return isFlow ? { state, nonce, verifier } : null;
}
