import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import classes from './ScreenTitle.module.css';

/** The key that the router gives the entry a page was opened at. */
const FIRST_ENTRY = 'default';

type ScreenTitleProps = {
  /** What the tab is called, and what shows unless `children` show it otherwise. */
  title: string;
  children?: ReactNode;
};

/** A screen's heading, which also names the tab. It takes the focus on navigation, so that screen readers announce the new screen. */
export function ScreenTitle({ title, children = title }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isNavigation = key !== FIRST_ENTRY;
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isNavigation) return;
    heading.current?.focus({ preventScroll: true });
    // Going back, the browser returns to where the page was scrolled.
    if (!isReturn) window.scrollTo(0, 0);
  }, [isNavigation, isReturn, pathname]);
  return (
    <>
      <title>{`${title} · Fire Support Tracker`}</title>
      <Title order={1} ref={heading} tabIndex={-1} className={classes['title']}>
        {children}
      </Title>
    </>
  );
}
