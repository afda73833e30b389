import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePerson } from '../../app/session/PersonContext.ts';
import { refusedPageOf } from '../../app/session/refusedPage.ts';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Note } from '../../components/Note.tsx';
import { type Called, rankAndName } from '../../components/soldierText.ts';
import { refusedPageText } from './refusedPageText.ts';

type RefusedPageNoteProps = {
  /** The people of the sections, among whom the soldier whom the page was about is looked up; null while they are loading. */
  people: readonly (Called & { readonly id: string })[] | null;
};

/** Says why a page did not open, to a person whom a guard redirected here. Once: not after a reload or on going back. */
export function RefusedPageNote({ people }: RefusedPageNoteProps) {
  const person = usePerson();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [refused] = useState(() => refusedPageOf(state));
  const forget = useEffectEvent(() => {
    if (refusedPageOf(state) !== null) void navigate(pathname, { replace: true });
  });
  useEffect(() => forget(), []);
  const about = people?.find(({ id }) => id === refused?.soldierId);
  return (
    <LiveRegion>
      {refused !== null && people !== null && (
        <Note>{refusedPageText(refused.refused, person, about ? rankAndName(about) : null)}</Note>
      )}
    </LiveRegion>
  );
}
