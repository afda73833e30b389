import { createBrowserHistory } from 'history';
import { isJsonObject } from '../../../domain/json.ts';
import { takeLinkCode } from './linkCode.ts';

// First, so that the code of a mailed link is removed from the address before the history reads it.
takeLinkCode();
/** The number of the current entry. */
let index = 0;
// Another mailed link into the same tab does not load the page anew: the browser adds an entry by itself. `navigation`, which hears of it
// next, needs the number that it gives its own entries: without one it could block no navigation from then on.
window.addEventListener('popstate', () => {
  if (indexOfEntry() === null) window.history.replaceState({ idx: index + 1 }, '');
  takeLinkCode();
});

/** The page's navigation. It can be blocked until the person has answered (unsaved/unsavedForms). */
export const navigation = createBrowserHistory();
noteIndex();
navigation.listen(noteIndex);

function noteIndex(): void {
  index = indexOfEntry() ?? index;
}

/** The number in the state of the browser's current entry; null if `navigation` did not add it. */
function indexOfEntry(): number | null {
  const state: unknown = window.history.state;
  return isJsonObject(state) && typeof state['idx'] === 'number' ? state['idx'] : null;
}
