import { ScreenTitle } from '../../components/ScreenTitle.tsx';

/** The placeholder for a screen of a later release (Requirements 2, Admin: delete-account). */
export function ComingSoonScreen() {
  return <ScreenTitle title="Coming Soon" />;
}
