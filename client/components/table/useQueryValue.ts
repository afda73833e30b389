import { useSearchParams } from 'react-router-dom';

/** A value that stands in the address, so that Back returns to it; '' for none. */
export function useQueryValue(name: string): [value: string, setValue: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  function setValue(value: string) {
    setParams(
      (current) => {
        if (value === '') current.delete(name);
        else current.set(name, value);
        return current;
      },
      // At once: a control that shows the value must not show the former one after it was used.
      { replace: true, flushSync: true },
    );
  }
  return [params.get(name) ?? '', setValue];
}
