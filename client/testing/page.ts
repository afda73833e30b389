/*
 * A page for the client's tests. It has only as much of a browser's window and document as React, navigation and the tab's storage need,
 * and it draws nothing. Tests that need more belong to the browser tests.
 */

class FakeDocument extends EventTarget {
  readonly nodeType = 9;
  readonly activeElement = null;
  visibilityState: DocumentVisibilityState = 'visible';
  defaultView: EventTarget | null = null;

  createElement(): Container {
    return new Container(this);
  }
}

/** An element that React can render into, as long as the component renders nothing. */
class Container extends EventTarget {
  readonly nodeType = 1;
  readonly nodeName = 'DIV';
  readonly tagName = 'DIV';
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  textContent = '';
  // React looks at these to find out which events exist.
  readonly style = {};
  setAttribute = (): void => undefined;

  constructor(readonly ownerDocument: FakeDocument) {
    super();
  }
}

class FakeStorage {
  readonly #texts = new Map<string, string>();
  clear = (): void => this.#texts.clear();
  getItem = (key: string): string | null => this.#texts.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.#texts.set(key, text);
  removeItem = (key: string): void => void this.#texts.delete(key);
}

const location = { pathname: '/', search: '', hash: '' };

/** The browser's navigation, without going back. */
const navigation: { state: unknown; pushState: typeof goTo; replaceState: typeof goTo } = {
  state: null,
  pushState: goTo,
  replaceState: goTo,
};

function goTo(state: unknown, _title: string, url?: string): void {
  navigation.state = state;
  if (url !== undefined) location.pathname = url;
}

const page = new FakeDocument();

const sessionStorage = new FakeStorage();
const localStorage = new FakeStorage();

page.defaultView = Object.assign(new EventTarget(), {
  document: page,
  location,
  history: navigation,
  sessionStorage,
  localStorage,
  HTMLIFrameElement: class {},
});

/** A channel to other tabs, although there are none. A real one would keep the test's process running. */
class Channel extends EventTarget {
  postMessage(): void {}
}

const GLOBALS = {
  window: page.defaultView,
  document: page,
  BroadcastChannel: Channel,
  navigator: { userAgent: 'Tests', onLine: true },
  IS_REACT_ACT_ENVIRONMENT: true,
};
/** Node's own values under these names. */
const ofNode = Object.keys(GLOBALS).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

/** Installs the page as global objects, in the state of a newly opened tab. */
export function openPage(): void {
  sessionStorage.clear();
  localStorage.clear();
  navigation.state = null;
  location.pathname = '/';
  page.visibilityState = 'visible';
  for (const [name, value] of Object.entries(GLOBALS)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Removes the page again, because the server's tests may run in the same process. */
export function closePage(): void {
  for (const [name, own] of ofNode) {
    Reflect.deleteProperty(globalThis, name);
    if (own) Object.defineProperty(globalThis, name, own);
  }
}

/** Hides the page, as another tab would, or shows it again. */
export function setVisible(isVisible: boolean): void {
  page.visibilityState = isVisible ? 'visible' : 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}
