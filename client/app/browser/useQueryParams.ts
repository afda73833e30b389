import { type SetURLSearchParams, useSearchParams } from 'react-router-dom';
import { useIsOpen } from './useIsOpen.ts';

/** The query of the address, and a function that replaces it. */
export function useQueryParams(): [
  params: URLSearchParams,
  setParams: (params: Parameters<SetURLSearchParams>[0]) => void,
] {
  const [params, setParams] = useSearchParams();
  const isOpen = useIsOpen();
  return [
    params,
    (changed) => {
      // It would replace the address that the person has gone on to.
      if (!isOpen()) return;
      // Synchronously: a control that shows the query would otherwise show the old one for a moment.
      setParams(changed, { replace: true, flushSync: true });
    },
  ];
}
