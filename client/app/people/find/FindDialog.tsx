import { ActionIcon, Text, TextInput } from '@mantine/core';
import { IconArrowRight, IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FOUND_PEOPLE, SEARCH_MAX_LENGTH } from '../../../../domain/constants.ts';
import { sectionLabel } from '../../../../domain/values.ts';
import { counted } from '../../../../domain/words.ts';
import { intoSight } from '../../../components/intoSight.ts';
import { isComposing } from '../../../components/isComposing.ts';
import line from '../../../components/line.module.css';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import personName from '../../../components/PersonName.module.css';
import { PersonName } from '../../../components/PersonName.tsx';
import { useClosesOnLeaving } from '../../../components/useClosesOnLeaving.ts';
import { deviceStorage } from '../../browser/deviceStorage.ts';
import { backTo } from '../../browser/place.ts';
import { QueryAlert } from '../../failures/QueryAlert.tsx';
import { paths } from '../../paths.ts';
import type { SignedInPerson } from '../../session/PersonContext.ts';
import { useHasRequirements } from '../../session/useHasRequirements.ts';
import { rowPlace } from '../openList.ts';
import { type FindPeopleQuery, useFindPeopleQuery } from './FindDialog.generated.ts';
import classes from './FindDialog.module.css';
import { recentPeople, rememberFound } from './recentPeople.ts';
import { type StaffScreen, staffScreens } from './staffScreens.ts';

type Found = FindPeopleQuery['findSoldiers'][number];

export type FindDialogProps = { person: SignedInPerson; onClose: () => void };

/** How long to wait after the last key before asking the server, in milliseconds. */
const TYPING_PAUSE_MS = 150;

/**
 * Finds a person by typing, and opens the record for staff, who also find screens. Members can only open their own, so for them it opens the person's row on Home.
 * It is the browser's own modal dialog around a combobox: the focus stays in the field, and the arrow keys mark a person.
 */
export function FindDialog({ person: { accountId, soldierId, isStaff }, onClose }: FindDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useClosesOnLeaving(dialog);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  /** The text that the server was asked about. */
  const [asked, setAsked] = useState('');
  const [marked, setMarked] = useState(0);
  /** The text for which Enter was pressed before its results arrived. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const [recent] = useState(() => recentPeople(deviceStorage, accountId));
  const isForRecent = asked.trim() === '';
  const { data, previousData, error, refetch } = useFindPeopleQuery({
    variables: { text: asked, recent },
    // Never cached: people come, go and change.
    fetchPolicy: 'no-cache',
    skip: isForRecent && recent.length === 0,
  });
  const isAnswered = asked === text && (data !== undefined || (isForRecent && recent.length === 0));
  // The last results stay until the next ones arrive, so that the list doesn't flicker with every letter.
  const people = (isAnswered || error !== undefined ? data : (data ?? previousData))?.findSoldiers ?? [];
  const hasRequirements = useHasRequirements();
  const screens = isStaff ? staffScreens(text, hasRequirements) : [];
  const count = people.length + screens.length;
  const option = (at: number) => `${id}option${at}`;

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    field.current?.focus();
    // Also closes when its parent removes it. The browser then restores the focus.
    return () => opened?.close();
  }, []);

  const ask = useEffectEvent(() => setAsked(text));
  useEffect(() => {
    const timer = setTimeout(ask, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  function goTo(found: Found) {
    rememberFound(deviceStorage, accountId, found.id);
    // Closes before navigating, so that the next screen finds the focus where it was.
    dialog.current?.close();
    if (isStaff || found.id === soldierId) void navigate(paths.userInfo(found.id));
    else void navigate(paths.home, { state: backTo(rowPlace({ name: 'home' }, found.id)) });
  }

  function open({ to }: StaffScreen) {
    dialog.current?.close();
    void navigate(to);
  }

  /** Opens the person or, after the last one, the screen. */
  function choose(at: number) {
    const [found, screen] = [people[at], screens[at - people.length]];
    if (found) goTo(found);
    else if (screen) open(screen);
  }

  const goToAwaited = useEffectEvent(() => {
    if (awaited === text && isAnswered) choose(0);
  });
  useEffect(() => goToAwaited(), [isAnswered, data]);

  function press(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setMarked((marked + step + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isAnswered) {
        choose(marked);
      } else {
        setAsked(text);
        setAwaited(text);
      }
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Find a person"
      className={classes.dialog}
      onClose={({ currentTarget }) => {
        // In development, React runs the effect twice: the dialog is open again by the time the first close event arrives.
        if (!currentTarget.open) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // A click on the backdrop. The content covers the rest of the dialog.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <TextInput
            ref={field}
            label="Find a person"
            description={
              isStaff
                ? 'Type any part of a name, or a rank, role or section. Or what you want to do: enter an event.'
                : 'Type a last name, rank, role or section. Home then shows the person you choose.'
            }
            className={classes.field}
            leftSection={<IconSearch aria-hidden />}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={SEARCH_MAX_LENGTH}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={`${id}people`}
            aria-activedescendant={marked < count ? option(marked) : undefined}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setMarked(0);
              setAwaited(null);
            }}
            onKeyDown={press}
          />
          <ActionIcon aria-label="Close" title="Close" onClick={() => dialog.current?.close()}>
            <IconX aria-hidden />
          </ActionIcon>
        </div>
        <QueryAlert error={error} onRetry={() => void refetch()} />
        {people.length > 0 && isForRecent && (
          <Text size="sm" c="dimmed" className={classes.line}>
            Recent
          </Text>
        )}
        <ul
          id={`${id}people`}
          role="listbox"
          aria-label={isStaff ? 'People and screens' : 'People'}
          className={classes.people}
          data-old={!isAnswered || undefined}
          // A mouse press would take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {people.map((found, at) => (
            <li
              key={found.id}
              id={option(at)}
              role="option"
              aria-selected={at === marked}
              ref={at === marked ? intoSight : null}
              className={classes.option}
              onClick={() => goTo(found)}
            >
              <PersonName
                person={found}
                role={found.role}
                note={<span className={personName.label}>{sectionLabel[found.section]}</span>}
              />
            </li>
          ))}
          {screens.map((screen, after) => {
            const at = people.length + after;
            return (
              <li
                key={screen.label}
                id={option(at)}
                role="option"
                aria-selected={at === marked}
                ref={at === marked ? intoSight : null}
                className={classes.option}
                onClick={() => open(screen)}
              >
                <span>
                  <IconArrowRight aria-hidden className={line.icon} />
                </span>
                <span>{screen.label}</span>
              </li>
            );
          })}
        </ul>
        <LiveRegion>
          {isAnswered && !isForRecent && error === undefined && (
            <Text size="sm" c="dimmed" className={classes.line}>
              {summary(people.length, screens.length)}
            </Text>
          )}
        </LiveRegion>
      </div>
    </dialog>
  );
}

function summary(people: number, screens: number): string {
  if (people === FOUND_PEOPLE) return `Showing the first ${FOUND_PEOPLE}. Keep typing to narrow the list.`;
  const parts = [
    ...(people > 0 ? [people === 1 ? '1 person' : `${people} people`] : []),
    ...(screens > 0 ? [counted(screens, 'screen')] : []),
  ];
  return parts.join(', ') || 'No matches';
}
