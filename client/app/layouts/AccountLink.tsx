import { ActionIcon } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/Link.tsx';
import { isWithin, paths } from '../paths.ts';

/** The link to the account screen, which people without a record have, too. */
export function AccountLink() {
  const { pathname } = useLocation();
  return (
    <ActionIcon
      component={Link}
      to={paths.account}
      aria-label="Account"
      aria-current={isWithin(pathname, paths.account) ? 'page' : undefined}
      title="Account"
    >
      <IconUserCircle aria-hidden />
    </ActionIcon>
  );
}
