import { useLocation } from 'react-router-dom';
import { SIGN_IN_LINK_LIFE_MS } from '../../../../domain/constants.ts';
import { NO_CODE } from '../mailedLink/LinkFailure.tsx';
import { LinkRequestForm } from '../mailedLink/LinkRequestForm.tsx';
import { wayBack } from '../../../app/session/navigationState.ts';
import { useRequestSignInLinkMutation } from './RequestLinkForm.generated.ts';

/** Sends a sign-in link. */
export function RequestLinkForm() {
  const { key, state } = useLocation();
  const [request] = useRequestSignInLinkMutation();
  return (
    <LinkRequestForm
      title="Sign in by link"
      // Nothing of the product leads to this entry of the history: it is a mailed link without its code, as after a reload.
      note={key === 'default' ? NO_CODE.message : null}
      text="You will get an email with a link that signs you in."
      submitLabel="Send link"
      lifeMs={SIGN_IN_LINK_LIFE_MS}
      sentText={(email) => `If ${email} has a login, a link that signs in is on its way. Open it in this browser.`}
      request={(email) => request({ variables: { email, continueTo: wayBack(state) } })}
    />
  );
}
