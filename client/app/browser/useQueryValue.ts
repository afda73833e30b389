import { useQueryParams } from './useQueryParams.ts';

/** A value kept in the address's query, so that it survives Back and a reload; '' if absent. */
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
