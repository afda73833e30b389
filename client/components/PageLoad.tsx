import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

type Load = {
  /** The history entry at which the browser opened or reloaded the page; null once the person has gone on. */
  readonly key: string | null;
  /** Whether the person has done anything since. */
  readonly hasActed: RefObject<boolean>;
};

const PageLoadContext = createContext<Load>({ key: null, hasActed: { current: true } });

/** Remembers what the browser loaded, until the person goes on: coming back to it is no page load. */
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
 * Whether a heading that appears takes the focus. Of what the browser loaded it does not, as browsers start a page with its skip link;
 * unless what the person has pressed since is gone, with the focus that it had.
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
