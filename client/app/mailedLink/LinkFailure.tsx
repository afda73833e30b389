import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { useTakesFocus } from '../../components/PageLoad.tsx';
import { linkCode } from './linkCode.ts';

/** What to say when a screen behind a mailed link was opened without it, or reloaded. */
export const NO_CODE = 'Please open the link in the mail again, or ask for a new one.';

type LinkFailureProps = {
  message: string;
  actionLabel: string;
  /** Where a new link can be asked for. */
  to: string;
};

/** In place of a screen behind a mailed link that does not work: why, and the way to another one. */
export function LinkFailure({ message, actionLabel, to }: LinkFailureProps) {
  const navigate = useNavigate();
  const reason = useRef<HTMLSpanElement>(null);
  const takesFocus = useTakesFocus();
  const arrive = useEffectEvent(() => {
    if (takesFocus()) reason.current?.focus();
  });
  // In place of the form whose button had the focus.
  useEffect(() => arrive(), []);

  async function goOn() {
    // At once: without its code the screen here would say something else.
    await navigate(to, { replace: true, flushSync: true });
    // Where links are asked for at the address that they lead to, the one that does not work would be shown again.
    linkCode(null);
  }

  return (
    <>
      <title>Link does not work · Fire Support Tracker</title>
      <Failure
        title="This link does not work"
        message={
          <span ref={reason} tabIndex={-1}>
            {message}
          </span>
        }
        actionLabel={actionLabel}
        onAction={() => void goOn()}
      />
    </>
  );
}
