import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Switches between light and dark. Starts with the system's preference; afterwards this browser remembers the choice. */
export function ColorSchemeSwitch() {
  // By default, Mantine adds a style element that stops transitions during the switch. The Content-Security-Policy would refuse it.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isDark = useComputedColorScheme('light') === 'dark';
  const label = isDark ? 'Use light colors' : 'Use dark colors';
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      <Icon aria-hidden />
    </ActionIcon>
  );
}
