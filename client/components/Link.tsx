import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string;
  /** What the next screen is told. */
  state?: unknown;
};

/** A link to another screen. React Router's own also knows how to load a screen's code and data ahead, which weighs 3 kB here, unused. */
export function Link({ to, state, onClick, ...props }: LinkProps) {
  const follow = useLinkClickHandler(to, { state });
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
