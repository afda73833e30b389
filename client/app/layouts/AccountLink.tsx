import { ActionIcon } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { Link } from '../../components/Link.tsx';
import { paths } from '../paths.ts';

/** To what somebody signs in with; also for whoever has no record yet. */
export function AccountLink() {
  return (
    <ActionIcon
      component={Link}
      to={paths.account}
      variant="subtle"
      color="gray"
      size="var(--app-touch)"
      aria-label="Account"
      title="Account"
    >
      <IconUserCircle aria-hidden />
    </ActionIcon>
  );
}
