import { Stack, Text } from '@mantine/core';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { TextLink } from '../../components/TextLink.tsx';

/** Holds the place of a screen that a later release brings. */
export function ComingSoonScreen() {
  const person = usePerson();
  return (
    <Stack gap="md" align="flex-start">
      <ScreenTitle title="Coming Soon" />
      <Text>This part of the product is not finished yet.</Text>
      {person === null ? (
        <TextLink to={paths.login}>Back to sign in</TextLink>
      ) : (
        <TextLink to={paths.home}>Back to Home</TextLink>
      )}
    </Stack>
  );
}
