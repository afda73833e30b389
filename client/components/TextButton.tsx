import { Anchor } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import classes from './TextLink.module.css';

/** A button that looks like a link, inside text or below a form. For actions that stay on the screen. */
export function TextButton(button: ComponentPropsWithRef<'button'>) {
  return (
    <Anchor
      component="button"
      type="button"
      {...button}
      c={button.disabled ? 'dimmed' : 'var(--app-text)'}
      underline="always"
      ta="start"
      className={classes.link}
    />
  );
}
