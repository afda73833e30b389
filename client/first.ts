/* Runs before the page shows anything, and so imports nothing: scripts/firstPaint builds it. */

/** What is asked first, and at which addresses: patterns whose groups are the variables. The build writes it here. */
declare const FIRST_QUERIES: readonly { readonly at: string; readonly operationName: string; readonly query: string }[];

// They go while the page's script is on the way, which then takes the answers (app/apollo/askedAhead).
window.askedAhead = new Map();
for (const { at, operationName, query } of FIRST_QUERIES) {
  const place = new RegExp(at).exec(window.location.pathname);
  if (place) ask(JSON.stringify({ operationName, query, variables: { ...place.groups } }));
}

// The page opens in the colours that this browser remembers (app/layouts/ColorSchemeSwitch), or else in the system's.
const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const scheme = remembered() ?? 'auto';
document.documentElement.setAttribute('data-mantine-color-scheme', scheme === 'auto' ? system : scheme);

function ask(body: string): void {
  const call = new AbortController();
  const response = fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
    body,
    signal: call.signal,
  });
  // Where it fails, it does so for whoever takes it.
  response.catch(() => undefined);
  window.askedAhead?.set(body, { call, response, at: Date.now() });
}

function remembered(): string | null {
  try {
    return window.localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Browsers that keep nothing for this site say so.
    return null;
  }
}
