import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { objectOf } from '../../../domain/objects.ts';
import { deviceStorage } from '../../app/browser/deviceStorage.ts';
import { useQueryParams } from '../../app/browser/useQueryParams.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import type { RosterColumn } from './rosterColumns.ts';
import { VIEW_PARAMETERS, viewOf, type ViewTexts } from './rosterView.ts';

/** The roster's view. It's in the address, and this device remembers the person's last one for their next visit. */
export function useRosterView(all: readonly RosterColumn[]) {
  const [params, setParams] = useQueryParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const key = `roster ${usePerson()?.soldierId ?? ''}`;
  const given = textsIn(params);
  // Only on opening: later, an empty address is the person's choice.
  const [remembered, setRemembered] = useState(() => (isBare(given) ? deviceStorage.read(key) || null : null));
  if (remembered !== null && !isBare(given)) setRemembered(null);
  const texts = remembered === null ? given : textsIn(new URLSearchParams(remembered));
  const bringIntoAddress = useEffectEvent(() => {
    if (remembered !== null) void navigate({ search: remembered }, { replace: true, state });
  });
  useEffect(() => bringIntoAddress(), []);

  function change(changed: Partial<ViewTexts>) {
    const next = new URLSearchParams(Object.entries({ ...texts, ...changed }).filter(([, text]) => text !== ''));
    setParams(next);
    setRemembered(null);
    // A search isn't worth remembering.
    next.delete('search');
    deviceStorage.write(key, next.toString());
  }

  const address = new URLSearchParams(texts).toString();
  // The same object until something else is chosen, so that the table isn't rearranged.
  const view = useMemo(() => viewOf(textsIn(new URLSearchParams(address)), all), [address, all]);
  return { texts, view, change };
}

export type RosterViewState = ReturnType<typeof useRosterView>;

function textsIn(params: URLSearchParams): ViewTexts {
  return objectOf<ViewTexts>(VIEW_PARAMETERS, (name: keyof ViewTexts) => params.get(name) ?? '');
}

function isBare(texts: ViewTexts): boolean {
  return VIEW_PARAMETERS.every((name) => texts[name] === '');
}
