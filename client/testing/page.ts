/*
 * A page for the client's tests: of a browser's window and document as much as React, the history and the storage of the tab need where nothing is
 * drawn. What needs more is for the browser tests.
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
  // By these React asks which events there are.
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

/** The browser's history, without the way back. */
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

/** To other tabs, of which there are none; a real one would keep the test's process from ending. */
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
/** What Node itself has under these names. */
const ofNode = Object.keys(GLOBALS).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

/** Puts the page where the client's modules look for it, as it is when a tab opens. */
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

/** Takes it away again, as the server's tests may run in the same process. */
export function closePage(): void {
  for (const [name, own] of ofNode) {
    Reflect.deleteProperty(globalThis, name);
    if (own) Object.defineProperty(globalThis, name, own);
  }
}

/** Hides the page, as behind another tab, or shows it again. */
export function setVisible(isVisible: boolean): void {
  page.visibilityState = isVisible ? 'visible' : 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}
