import { useNavigate } from 'react-router-dom';
import type { LinkTarget } from '../../components/Link.tsx';

/**
 * Leads on from a form that was saved. The next screen takes the form's place in the browser's history: Back does not open the form again as if
 * nothing was saved, but leads to where the person came from.
 */
export function useLeadOn(): (to: Pick<LinkTarget, 'to' | 'state'>) => void {
  const navigate = useNavigate();
  return ({ to, state }) => void navigate(to, { state, replace: true });
}
