import { SIGN_IN_POPUP_HEIGHT_PX, SIGN_IN_POPUP_WIDTH_PX } from '../../../../domain/constants.ts';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { isOneOf } from '../../../../domain/isOneOf.ts';
import { isJsonObject } from '../../../../domain/json.ts';

/** How often to check whether the person has closed the pop-up, in milliseconds. There's no event for it. */
const LOOK_MS = 500;
const ERROR_CODES = Object.values(ErrorCode);

/**
 * The name of the pop-up, of its messages, and of the BroadcastChannel. The channel is for providers whose pages cut the link between the
 * two windows.
 */
const NAME = 'oidc-sign-in';

/** The message of the pop-up's last page. The code is null if the sign-in succeeded. */
type PopUpMessage = { readonly type: typeof NAME; readonly code: ErrorCode | null };

/**
 * Opens the provider in a pop-up and reports the result: null if the sign-in succeeded, otherwise the error code. A pop-up whose link was
 * cut looks closed but may still report success, so this listens until it's stopped.
 */
export function signInByPopUp(startPath: string, report: (code: ErrorCode | null) => void): () => void {
  const left = window.screenX + Math.max(0, (window.outerWidth - SIGN_IN_POPUP_WIDTH_PX) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - SIGN_IN_POPUP_HEIGHT_PX) / 2);
  const size = `width=${SIGN_IN_POPUP_WIDTH_PX},height=${SIGN_IN_POPUP_HEIGHT_PX}`;
  const popUp = window.open(startPath, NAME, `popup,${size},left=${left},top=${top}`);
  if (!popUp) {
    report(ErrorCode.POPUP_BLOCKED);
    return () => undefined;
  }
  const channel = new BroadcastChannel(NAME);
  const looking = setInterval(() => {
    if (!popUp.closed) return;
    clearInterval(looking);
    report(ErrorCode.POPUP_CLOSED_BY_USER);
  }, LOOK_MS);

  function stop() {
    clearInterval(looking);
    channel.close();
    window.removeEventListener('message', hear);
  }
  function hear({ origin, data }: MessageEvent<unknown>) {
    // Any page may send messages; only messages from the product's own origin count.
    if (origin !== window.location.origin || !isPopUpMessage(data)) return;
    stop();
    report(data.code);
  }
  channel.addEventListener('message', hear);
  window.addEventListener('message', hear);
  return stop;
}

export function isPopUpMessage(data: unknown): data is PopUpMessage {
  if (!isJsonObject(data) || data['type'] !== NAME) return false;
  return data['code'] === null || isOneOf(ERROR_CODES, data['code']);
}
