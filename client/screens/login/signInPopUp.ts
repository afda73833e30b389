import { SIGN_IN_POPUP_HEIGHT_PX, SIGN_IN_POPUP_WIDTH_PX } from '../../../domain/constants.ts';
import { ErrorCode } from '../../../domain/errors.ts';
import { isOneOf } from '../../../domain/values.ts';

/** How often it is looked at whether the person closed the pop-up, in milliseconds: the browser does not say. */
const LOOK_MS = 500;
const ERROR_CODES = Object.values(ErrorCode);

/** What the pop-up's last page says; the code is null when the sign-in worked. */
export type PopUpMessage = { readonly type: 'openid-connect'; readonly code: ErrorCode | null };

/** Opens the provider in a pop-up and waits for what comes of it: null when the sign-in worked, otherwise why it did not. */
export function signInByPopUp(startPath: string): Promise<ErrorCode | null> {
  const left = window.screenX + Math.max(0, (window.outerWidth - SIGN_IN_POPUP_WIDTH_PX) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - SIGN_IN_POPUP_HEIGHT_PX) / 2);
  const size = `width=${SIGN_IN_POPUP_WIDTH_PX},height=${SIGN_IN_POPUP_HEIGHT_PX}`;
  const popUp = window.open(startPath, 'openid-connect', `popup,${size},left=${left},top=${top}`);
  if (!popUp) return Promise.resolve(ErrorCode.POPUP_BLOCKED);
  return new Promise((resolve) => {
    function end(code: ErrorCode | null) {
      clearInterval(looking);
      window.removeEventListener('message', hear);
      resolve(code);
    }
    function hear({ origin, data }: MessageEvent<unknown>) {
      // Any page may send messages; only the product's own says how a sign-in went.
      if (origin === window.location.origin && isPopUpMessage(data)) end(data.code);
    }
    const looking = setInterval(() => {
      if (popUp.closed) end(ErrorCode.POPUP_CLOSED_BY_USER);
    }, LOOK_MS);
    window.addEventListener('message', hear);
  });
}

export function isPopUpMessage(data: unknown): data is PopUpMessage {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('code' in data)) return false;
  return data.type === 'openid-connect' && (data.code === null || isOneOf(ERROR_CODES, data.code));
}
