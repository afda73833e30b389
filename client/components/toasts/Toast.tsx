import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { TOAST_MS } from '../../../domain/constants.ts';
import classes from './Toasts.module.css';
import type { ToastTone } from './ToastContext.ts';

type ToastProps = { tone: ToastTone; onGone: () => void; children: ReactNode };

/** Goes by itself, but not from under whoever reads it: its time starts anew when the pointer leaves it. */
export function Toast({ tone, onGone, children }: ToastProps) {
  const [isHeld, setHeld] = useState(false);
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => go(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  const Icon = tone === 'good' ? IconCircleCheck : IconAlertCircle;
  return (
    <li
      className={classes['toast']}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon aria-hidden />
      {children}
    </li>
  );
}
