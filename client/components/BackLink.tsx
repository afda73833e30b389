import { IconArrowLeft } from '@tabler/icons-react';
import line from './line.module.css';
import type { LinkTarget } from './Link.tsx';
import { TextLink } from './TextLink.tsx';

export type BackTarget = LinkTarget & {
  /** The name of the screen it leads to, after `Back to`. */
  readonly screen: string;
};

/** Leads back to the screen above this one. Its place is above the title. */
export function BackLink({ screen, ...link }: BackTarget) {
  return (
    <div className={line.back} data-screen-only>
      <TextLink {...link}>
        <IconArrowLeft aria-hidden className={line.icon} />
        Back to {screen}
      </TextLink>
    </div>
  );
}
