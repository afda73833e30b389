import { useSearchParams } from 'react-router-dom';
import { type BankChoice, choiceOf, filterOf, paramsOf } from './bankChoice.ts';

/** What the list is narrowed to, kept in the address. */
export function useBankFilter() {
  const [params, setParams] = useSearchParams();
  const choice = choiceOf(params);
  const choose = (change: Partial<BankChoice>) =>
    // At once: a control that shows the choice must not show the former one after it was used.
    setParams(paramsOf({ ...choice, ...change }), { replace: true, flushSync: true });
  return { choice, filter: filterOf(choice), choose };
}
