import { Skeleton, Title } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import head from './line.module.css';
import { useTakesFocus } from './PageLoad.tsx';
import classes from './ScreenTitle.module.css';

type ScreenTitleProps = {
  /** The link back, above the title. */
  back?: ReactNode;
  title: string | undefined;
  /** Actions for the whole screen, next to the title. Null if there are none yet; left out if this screen never has any. */
  actions?: ReactNode;
};

/**
 * A screen's heading, which also names the tab. It is a skeleton until its text is known. It takes the focus on navigation, so that screen
 * readers announce the new screen.
 */
export function ScreenTitle({ back, title, actions }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const takesFocus = useTakesFocus();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isKnown = title !== undefined;
  const arrive = useEffectEvent(() => {
    if (!isKnown || !takesFocus()) return;
    heading.current?.focus({ preventScroll: true });
    // When the person goes back, the browser itself restores the scroll position.
    if (!isReturn) window.scrollTo(0, 0);
  });
  // Not if only the query changes: the person may be typing in a search field that writes to it.
  useEffect(() => arrive(), [pathname, isKnown]);
  const shown = isKnown ? (
    <>
      <title>{`${title} · Fire Support Tracker`}</title>
      <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
    </>
  ) : (
    <Skeleton h="var(--app-touch)" maw="16rem" />
  );
  const line =
    actions === undefined ? (
      shown
    ) : (
      <div className={head.head}>
        {shown}
        {actions}
      </div>
    );
  if (!back) return line;
  return (
    <div>
      {back}
      {line}
    </div>
  );
}
