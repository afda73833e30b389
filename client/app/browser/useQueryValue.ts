import { useQueryParams } from './useQueryParams.ts';

/** A value in the query of the address, so that it survives Back and a reload; '' for none. */
export function useQueryValue(name: string): [value: string, setValue: (value: string) => void] {
  const [params, setParams] = useQueryParams();
  function setValue(value: string) {
    setParams((current) => {
      if (value === '') current.delete(name);
      else current.set(name, value);
      return current;
    });
  }
  return [params.get(name) ?? '', setValue];
}
