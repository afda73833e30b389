/* Runs before the page shows anything, and so imports nothing: scripts/firstPaint builds it. */

/** The page's first request to the server: who is signed in. The build writes it here. */
declare const FIRST_REQUEST: { readonly headers: Record<string, string>; readonly body: string };

// It goes while the page's script is on the way, which then takes the answer (app/askedAhead).
const call = new AbortController();
const response = fetch('/graphql', {
  ...FIRST_REQUEST,
  method: 'POST',
  credentials: 'same-origin',
  signal: call.signal,
});
// Where it fails, it does so for whoever takes it.
response.catch(() => undefined);
window.askedAhead = new Map([[FIRST_REQUEST.body, { call, response, at: Date.now() }]]);

// The page opens in the colours that this browser remembers (app/layouts/ColorSchemeSwitch), or else in the system's.
const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const scheme = remembered() ?? 'auto';
document.documentElement.setAttribute('data-mantine-color-scheme', scheme === 'auto' ? system : scheme);

function remembered(): string | null {
  try {
    return window.localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Browsers that keep nothing for this site say so.
    return null;
  }
}
