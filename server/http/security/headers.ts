import type { IncomingMessage, ServerResponse } from 'node:http';
import { OIDC_CALLBACK_PATH, OIDC_START_PATH } from '../../identity/provider/oidcPaths.ts';
import type { Config } from '../../operations/settings/config.ts';

/**
 * 'self' also allows a socket to the page's own origin (Content Security Policy Level 3; Chrome 71, Firefox 50, Safari 16). In older
 * browsers, screens show changes only when they are opened, as they do without a socket.
 *
 * Scripts and styles come only from this server's files. Nothing else may be framed, embedded or sent elsewhere.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** GraphQL Sandbox and the explorer consist of third-party inline scripts. They are available only outside production. */
const TOOL_POLICY = "frame-ancestors 'none'; base-uri 'none'";

/** Features that the product doesn't use, so that no injected script can use them either. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const TWO_YEARS_SECONDS = 63_072_000;

type SetHeaders = (request: IncomingMessage, response: ServerResponse) => void;

/** Makes the function that sets the headers of every answer, whichever part of the product answers. */
export function securityHeaders({
  environment,
  publicUrl,
  openIdConnect,
}: Pick<Config, 'environment' | 'publicUrl' | 'openIdConnect'>): SetHeaders {
  const common: Record<string, string> = {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    // The identity provider's pop-up must keep its link to the page that opened it.
    'cross-origin-opener-policy': openIdConnect ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'x-frame-options': 'DENY',
  };
  if (publicUrl?.protocol === 'https:') {
    common['strict-transport-security'] = `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`;
  }
  const tool = { ...common, 'content-security-policy': TOOL_POLICY };
  // For the pop-up's own pages. With any other value, the browser would cut the link to the opening page after the visit to the provider.
  const popUp = { ...common, 'cross-origin-opener-policy': 'unsafe-none' };

  return (request, response) => {
    const isTool = environment !== 'production' && isToolPage(request);
    const headers = isTool ? tool : isPopUp(request) ? popUp : common;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
}

function isPopUp({ url = '' }: IncomingMessage): boolean {
  const [path] = url.split('?');
  return path === OIDC_START_PATH || path === OIDC_CALLBACK_PATH;
}

/** Whether a browser opens the landing page or the explorer. */
export function isToolPage({ method, url = '', headers }: IncomingMessage): boolean {
  const [path] = url.split('?');
  const isPage = method === 'GET' && (headers.accept?.includes('text/html') ?? false);
  return isPage && (path === '/graphql' || path === '/explorer');
}
