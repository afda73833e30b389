/* Runs before the page shows anything, so it imports nothing: scripts/build/firstPaint builds it. */

/** The queries to send at once. Each has a pattern for its addresses, whose groups are the query's variables. The build inserts them. */
declare const FIRST_QUERIES: readonly { readonly at: string; readonly operationName: string; readonly query: string }[];

// They are sent while the page's script, or later a screen's, is loading. That script then takes their answers (app/api/preloadedQueries).
window.preloadedQueries = new Map();
/** Each is preloaded only once. After that, Apollo Client has the answer in its cache. */
const asked = new Set<string>();
window.preloadQueriesAt = (pathname) => {
  for (const { at, operationName, query } of FIRST_QUERIES) {
    const place = new RegExp(at).exec(pathname);
    if (!place) continue;
    const body = JSON.stringify({ operationName, query, variables: { ...place.groups } });
    if (!asked.has(body)) ask(body);
  }
};
window.preloadQueriesAt(window.location.pathname);

// The page opens in the colors that this browser remembers (app/layouts/ColorSchemeSwitch), or else in the system's.
const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const scheme = remembered() ?? 'auto';
document.documentElement.setAttribute('data-mantine-color-scheme', scheme === 'auto' ? system : scheme);

function ask(body: string): void {
  asked.add(body);
  const call = new AbortController();
  const response = fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
    body,
    signal: call.signal,
  });
  // The code that takes the answer handles the failure. This only prevents an unhandled rejection.
  response.catch(() => undefined);
  window.preloadedQueries?.set(body, { call, response, at: Date.now() });
}

function remembered(): string | null {
  try {
    return window.localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // The browser blocks storage for this site.
    return null;
  }
}
