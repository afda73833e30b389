import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePerson } from '../../app/session/PersonContext.ts';
import { refusalOf } from '../../app/session/refusal.ts';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Message } from '../../components/Message.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import type { RefusalMessage_SectionFragment } from './RefusalMessage.generated.ts';
import { refusalText } from './refusalText.ts';

type RefusalMessageProps = {
  /** The sections, in which the soldier whom the page was about is looked up; null while they are loading. */
  sections: readonly RefusalMessage_SectionFragment[] | null;
};

/** Says why a page did not open, to a person whom a guard redirected here. Once: not after a reload or on going back. */
export function RefusalMessage({ sections }: RefusalMessageProps) {
  const person = usePerson();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [refusal] = useState(() => refusalOf(state));
  const forget = useEffectEvent(() => {
    if (refusalOf(state) !== null) void navigate(pathname, { replace: true });
  });
  useEffect(() => forget(), []);
  const about = sections?.flatMap(({ members }) => members).find(({ id }) => id === refusal?.soldierId);
  return (
    <LiveRegion>
      {refusal !== null && sections !== null && (
        <Message>{refusalText(refusal.refused, person, about ? rankAndName(about) : null)}</Message>
      )}
    </LiveRegion>
  );
}
