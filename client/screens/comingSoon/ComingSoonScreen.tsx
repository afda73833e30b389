import { ScreenTitle } from '../../components/ScreenTitle.tsx';

/** The placeholder for a screen of a later release (Spec 5.10). */
export function ComingSoonScreen() {
  return <ScreenTitle title="Coming Soon" />;
}
