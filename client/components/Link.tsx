import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Where a link leads. */
export type LinkTarget = {
  readonly to: string;
  /** The state of the new navigation entry. */
  readonly state?: unknown;
  /** Whether that entry replaces the current one, so that Back skips this screen. */
  readonly replace?: boolean | undefined;
};

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & LinkTarget;

/** A link to another screen. React Router's own link can also prefetch code and data, which would be 3 kB of unused code here. */
export function Link({ to, state, replace, onClick, ...props }: LinkProps) {
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
