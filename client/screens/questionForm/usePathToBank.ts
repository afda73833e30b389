import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';

/** The way back from a question to the list as it was narrowed, which the address of the question carries along. */
export function usePathToBank(): string {
  return `${paths.questionBank}${useLocation().search}`;
}
