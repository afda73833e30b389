import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string;
  /** The state of the new history entry. */
  state?: unknown;
};

/** A link to another screen. React Router's own can also prefetch code and data, which would be 3 kB of unused code here. */
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
