import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { backTo } from '../../app/place/place.ts';

/** A way out of a question's form, as a link takes it. */
export type WayBack = { readonly to: string; readonly state?: unknown };

/** The row of a question in the list. */
export const questionPlace = (id: string) => `question-${id}`;

/** In the address of a question to which a report on it has led. */
export const FROM_REPORTS = '?from=reports';

/**
 * The way back from a question: to the list as it was narrowed, which the address of the question carries along, and to the question in it;
 * or to the reports.
 */
export function useWayBack(id: string): WayBack {
  const { search } = useLocation();
  if (search === FROM_REPORTS) return { to: paths.questionReports };
  return { to: `${paths.questionBank}${search}`, state: backTo(questionPlace(id)) };
}
