import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

type Load = {
  /** The key of the location where the page was opened or reloaded; null after the first navigation. */
  readonly key: string | null;
  /** Whether the person has pressed a key or the pointer since. */
  readonly hasActed: RefObject<boolean>;
};

const PageLoadContext = createContext<Load>({ key: null, hasActed: { current: true } });

/** The element that had the focus when the latest navigation started. */
export const FocusBefore = createContext<Element | null>(null);

/** Remembers where the page was loaded, until the first navigation. Every navigation starts at the top of a screen. */
export function PageLoad({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [loadedAt, setLoadedAt] = useState<string | null>(key);
  if (loadedAt !== null && loadedAt !== key) setLoadedAt(null);
  const arrive = useEffectEvent(() => {
    // When the person goes back, the browser itself restores the scroll position.
    if (loadedAt === null && !isReturn) window.scrollTo(0, 0);
  });
  useLayoutEffect(() => arrive(), [pathname]);
  const hasActed = useRef(false);
  useEffect(() => {
    const act = (): void => {
      hasActed.current = true;
    };
    for (const type of ACTS) window.addEventListener(type, act);
    return () => {
      for (const type of ACTS) window.removeEventListener(type, act);
    };
  }, []);
  return <PageLoadContext value={{ key: loadedAt, hasActed }}>{children}</PageLoadContext>;
}

const ACTS = ['keydown', 'pointerdown'] as const;

/**
 * Whether a heading takes the focus when it mounts. It does so after a navigation, unless the person has moved the focus since. Right after
 * a page load it doesn't, so that the keyboard starts with the skip link. The exception is a pressed element that disappeared and left
 * nothing focused.
 */
export function useTakesFocus(): () => boolean {
  const { key } = useLocation();
  const load = use(PageLoadContext);
  const before = use(FocusBefore);
  return () =>
    key === load.key
      ? load.hasActed.current && isFocusNowhere()
      : isFocusNowhere() || document.activeElement === before;
}

/** Whether the focus is only on the page, its content or a screen's heading. */
function isFocusNowhere(): boolean {
  return ['body', 'main', 'h1'].includes(document.activeElement?.localName ?? 'body');
}
