import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Light or dark: the system's preference until it is switched, then remembered by this browser. */
export function ColorSchemeSwitch() {
  // By default Mantine adds a style element that stops transitions during the switch; the Content-Security-Policy refuses it.
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
