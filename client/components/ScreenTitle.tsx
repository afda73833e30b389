import { Skeleton, Title } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import head from './line.module.css';
import { useTakesFocus } from './PageLoad.tsx';
import classes from './ScreenTitle.module.css';

type ScreenTitleProps = {
  /** The way back, above the title. */
  back?: ReactNode;
  title: string | undefined;
  /** What can be done with all of the screen, beside the title; null as long as there is nothing. A screen without any leaves it out. */
  actions?: ReactNode;
};

/**
 * A screen's heading, which also names the tab; a skeleton while its text is not known. It takes the focus on navigation, so that screen readers
 * announce the new screen.
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
  // Not on a change of the query alone: somebody may be typing in a search field that writes to it.
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
