import { createBrowserHistory } from 'history';
import { watchLinkCodes } from '../mailedLink/linkCode.ts';

// First, so that the code of a mailed link is removed from the address before the history reads it.
watchLinkCodes();

/** The page's navigation. It can be blocked until the person has answered (unsaved/unsavedForms). */
export const history = createBrowserHistory();
