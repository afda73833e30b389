/*
 * A page for tests that render hooks: of a browser's window and document as much as React, the history and the storage of the tab need where nothing is
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

  constructor(readonly ownerDocument: FakeDocument) {
    super();
  }
}

class FakeStorage {
  readonly #texts = new Map<string, string>();
  getItem = (key: string): string | null => this.#texts.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.#texts.set(key, text);
  removeItem = (key: string): void => void this.#texts.delete(key);
}

const location = { pathname: '/', search: '', hash: '' };

/** The browser's history, without the way back. */
const browserHistory: { state: unknown; pushState: typeof goTo; replaceState: typeof goTo } = {
  state: null,
  pushState: goTo,
  replaceState: goTo,
};

function goTo(state: unknown, _title: string, url?: string): void {
  browserHistory.state = state;
  if (url !== undefined) location.pathname = url;
}

const page = new FakeDocument();

page.defaultView = Object.assign(new EventTarget(), {
  document: page,
  location,
  history: browserHistory,
  sessionStorage: new FakeStorage(),
  localStorage: new FakeStorage(),
  HTMLIFrameElement: class {},
});

/** To other tabs, of which there are none; a real one would keep the test's process from ending. */
class Channel extends EventTarget {
  postMessage(): void {}
}

Object.assign(globalThis, {
  window: page.defaultView,
  document: page,
  BroadcastChannel: Channel,
  IS_REACT_ACT_ENVIRONMENT: true,
});

/** Hides the page, as behind another tab, or shows it again. */
export function setVisible(isVisible: boolean): void {
  page.visibilityState = isVisible ? 'visible' : 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}
