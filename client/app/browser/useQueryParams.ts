import { type SetURLSearchParams, useSearchParams } from 'react-router-dom';
import { useIsOpen } from './useIsOpen.ts';

/** The address's query parameters, and a function that replaces them. */
export function useQueryParams(): [
  params: URLSearchParams,
  setParams: (params: Parameters<SetURLSearchParams>[0]) => void,
] {
  const [params, setParams] = useSearchParams();
  const isOpen = useIsOpen();
  return [
    params,
    (changed) => {
      // The person has gone to another address, which this would replace.
      if (!isOpen()) return;
      // Without flushSync, a control that shows a parameter would briefly show the old value.
      setParams(changed, { replace: true, flushSync: true });
    },
  ];
}
