import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leaderOf } from '../../../domain/record/leader.ts';
import { Section } from '../../../domain/values.ts';
import { useNewDay } from '../../app/live/useNewDay.ts';
import { type FollowedQuery, type Pace, useRefetchAfterChange } from '../../app/live/useRefetchAfterChange.ts';
import { useUnitChanges } from '../../app/live/useUnitChanges.ts';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { refusedPageOf } from '../../app/session/refusedPage.ts';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Note } from '../../components/Note.tsx';
import { type Called, rankAndName } from '../../components/soldierText.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { peopleIn } from './peopleIn.ts';
import { refusedPageText } from './refusedPageText.ts';
import type { SectionBlock_SectionFragment } from './SectionBlock.generated.ts';

/** The whole unit may have this screen open. Refetches after a change are spread over this time, in milliseconds. */
const SPREAD_MS = 4000;

export type ForViewerProps = {
  soldierId: string;
  /** Undefined until the sections show. */
  sections: readonly SectionBlock_SectionFragment[] | undefined;
  /** The query of the sections, and when it was first sent. */
  query: FollowedQuery;
  askedAt: number;
  /** The query of what the screen shows only to this viewer. */
  ownQuery: FollowedQuery;
};

/**
 * What the viewer should know before reading the sections: why a page didn't open, and how to get a place. Once the sections show, it also
 * keeps the screen up to date. The screen loads it lazily.
 */
export function ForViewer({ soldierId, sections, query, askedAt, ownQuery }: ForViewerProps) {
  const people = sections && peopleIn(sections);
  const leader = people && leaderOf({ id: soldierId, section: Section.UNASSIGNED }, people);
  return (
    <>
      <RefusedPageNote people={people ?? (query.error === undefined ? null : [])} />
      {people?.every(({ id }) => id !== soldierId) && (
        <Note>
          You have no place yet. Choose it in <TextLink to={paths.userInfoEdit(soldierId)}>Edit Info</TextLink>, or ask{' '}
          {leader ? rankAndName(leader) : 'your leaders'}.
        </Note>
      )}
      {sections && <UnitFollower query={query} pace={{ askedAt, spreadMs: SPREAD_MS }} />}
      <DayFollower query={ownQuery} />
    </>
  );
}

/** Renders nothing and subscribes to the unit's changes. */
function UnitFollower({ query, pace }: { query: FollowedQuery; pace: Pace }) {
  useUnitChanges(useRefetchAfterChange(query, pace));
  return null;
}

/** The same for what depends on the day, too. */
function DayFollower({ query }: { query: FollowedQuery }) {
  const refetchAfterChange = useRefetchAfterChange(query);
  useUnitChanges(refetchAfterChange);
  useNewDay(refetchAfterChange);
  return null;
}

type RefusedPageNoteProps = {
  /** Everyone in the sections, for the name of the soldier that the page was about; null while loading. */
  people: readonly (Called & { readonly id: string })[] | null;
};

/** Tells a redirected person why a page didn't open. Only once: not after a reload or on going back. */
function RefusedPageNote({ people }: RefusedPageNoteProps) {
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
