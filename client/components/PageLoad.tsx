import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router-dom';

const LoadedAt = createContext<string | null>(null);

/** Remembers the history entry at which the browser opened or reloaded the page, until the person goes on: coming back to it is no page load. */
export function PageLoad({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [loadedAt, setLoadedAt] = useState<string | null>(key);
  if (loadedAt !== null && loadedAt !== key) setLoadedAt(null);
  return <LoadedAt value={loadedAt}>{children}</LoadedAt>;
}

/** Whether what shows is what the browser loaded, and not what the person went on to within it. */
export function useIsPageLoad(): boolean {
  return useLocation().key === use(LoadedAt);
}
