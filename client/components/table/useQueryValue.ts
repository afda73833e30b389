import { useSearchParams } from 'react-router-dom';

/** A value in the query of the address, so that it survives Back and a reload; '' for none. */
export function useQueryValue(name: string): [value: string, setValue: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  function setValue(value: string) {
    setParams(
      (current) => {
        if (value === '') current.delete(name);
        else current.set(name, value);
        return current;
      },
      // Synchronously: a controlled input would otherwise show the old value for a moment.
      { replace: true, flushSync: true },
    );
  }
  return [params.get(name) ?? '', setValue];
}
