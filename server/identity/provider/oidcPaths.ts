/** Sends the pop-up to the provider. */
export const OIDC_START_PATH = '/auth/oidc/start';
/** Where the provider sends the pop-up back to. */
export const OIDC_CALLBACK_PATH = '/auth/oidc/callback';
/** The script of the page that closes the pop-up. */
export const OIDC_SCRIPT_PATH = '/auth/oidc/close.js';
