import { ScreenTitle } from '../../components/ScreenTitle.tsx';

/** Holds the place of a screen that a later release brings (Specification 2, Admin: delete-account). */
export function ComingSoonScreen() {
  return <ScreenTitle title="Coming Soon" />;
}
