import { useLocation } from 'react-router-dom';
import { backTo } from '../../../app/browser/place.ts';
import { paths } from '../../../app/paths.ts';
import type { BackTarget } from '../../../components/BackLink.tsx';

/** The `data-place` of a question's row in the list. */
export const questionPlace = (id: string) => `question-${id}`;

/** The query that a question's address has when it's opened from the reports. */
export const FROM_REPORTS = '?from=reports';

/** The way back from a question: to its row in the list, with the filter that its address carries along, or to the reports. */
export function useWayBack(id: string): BackTarget {
  const { search } = useLocation();
  if (search === FROM_REPORTS) return { to: paths.questionReports, screen: 'Question reports' };
  return { to: `${paths.questionBank}${search}`, state: backTo(questionPlace(id)), screen: 'Questions' };
}
