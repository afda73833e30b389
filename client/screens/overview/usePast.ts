import { addDays } from '../../../domain/localDate.ts';
import { today } from '../../components/today.ts';
import { type Past, TREND_DAYS } from './trends.ts';
import { useReadinessTrendsQuery } from './usePast.generated.ts';

/** The unit's numbers of the last weeks; null until they are loaded. They only change with the day. */
export function usePast(): Past | null {
  const day = today();
  const variables = { from: addDays(day, -TREND_DAYS), to: addDays(day, -1) };
  const { data } = useReadinessTrendsQuery({ variables, fetchPolicy: 'cache-and-network' });
  return data?.readinessHistory ?? null;
}
