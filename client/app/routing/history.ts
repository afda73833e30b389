import { createBrowserHistory } from 'history';
import { watchLinkCodes } from '../mailedLink/linkCode.ts';

// Before the address is read: the code of a mailed link is no part of where the page is.
watchLinkCodes();

/** Where this page is, and was. It can hold a step back until the person has answered (unsaved/unsavedForms). */
export const history = createBrowserHistory();
