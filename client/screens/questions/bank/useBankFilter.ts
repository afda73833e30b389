import { useQueryParams } from '../../../app/browser/useQueryParams.ts';
import { type BankChoice, choiceOf, filterOf, paramsOf } from './bankChoice.ts';

/** What the list is narrowed to, kept in the address. */
export function useBankFilter() {
  const [params, setParams] = useQueryParams();
  const choice = choiceOf(params);
  const choose = (change: Partial<BankChoice>) => setParams(paramsOf({ ...choice, ...change }));
  return { choice, filter: filterOf(choice), choose };
}
