import { createBrowserHistory } from 'history';
import { isJsonObject } from '../../../domain/json.ts';
import { takeLinkCode } from './linkCode.ts';

// This comes first: the code of an emailed link has to leave the address before `navigation` reads it.
takeLinkCode();
/** The number of the current entry of the browser's navigation. */
let index = 0;
// Opening another emailed link in the same tab doesn't reload the page: the browser adds an entry by itself, without a number.
// `navigation`, which hears of it next, could not block anything from such an entry on. So the entry gets its number here.
window.addEventListener('popstate', () => {
  if (indexOfEntry() === null) window.history.replaceState({ idx: index + 1 }, '');
  takeLinkCode();
});

/** The page's navigation. It can be blocked until the person has answered a question (unsaved/unsavedForms). */
export const navigation = createBrowserHistory();
noteIndex();
navigation.listen(noteIndex);

function noteIndex(): void {
  index = indexOfEntry() ?? index;
}

/** The number in the browser's current entry; null if `navigation` didn't add that entry. */
function indexOfEntry(): number | null {
  const state: unknown = window.history.state;
  return isJsonObject(state) && typeof state['idx'] === 'number' ? state['idx'] : null;
}
