import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

type Load = {
  /** The history entry at which the browser opened or reloaded the page; null once the person has gone on. */
  readonly key: string | null;
  /** Whether the person has pressed a key or the pointer since. */
  readonly hasActed: RefObject<boolean>;
};

const PageLoadContext = createContext<Load>({ key: null, hasActed: { current: true } });

/** Remembers the history entry at which the page was loaded, until the first navigation. */
export function PageLoad({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [loadedAt, setLoadedAt] = useState<string | null>(key);
  if (loadedAt !== null && loadedAt !== key) setLoadedAt(null);
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
 * Whether a heading takes the focus when it is mounted: after a navigation. On a page that was just loaded it does not, so that the keyboard
 * starts with the skip link; unless the person has pressed something whose removal left nothing focused.
 */
export function useTakesFocus(): () => boolean {
  const { key } = useLocation();
  const load = use(PageLoadContext);
  return () => key !== load.key || (load.hasActed.current && isFocusNowhere());
}

function isFocusNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.localName === 'main';
}
