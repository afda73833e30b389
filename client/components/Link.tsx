import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string;
  /** The state of the new history entry. */
  state?: unknown;
  /** Whether that entry takes the place of the current one, to which the browser then does not go back. */
  replace?: boolean;
};

/** A link to another screen. React Router's own can also prefetch code and data, which would be 3 kB of unused code here. */
export function Link({ to, state, replace = false, onClick, ...props }: LinkProps) {
  const follow = useLinkClickHandler(to, { state, ...(replace && { replace }) });
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
