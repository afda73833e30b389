import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { TOAST_MS } from '../../../domain/constants.ts';
import type { ToastDetails, ToastTone } from './ToastContext.ts';
import classes from './Toasts.module.css';

type ToastProps = { text: string; tone: ToastTone; details: ToastDetails; onGone: () => void };

/** Disappears after a time. Clicks go through it, to whatever it covers. */
export function Toast({ text, tone, details: { about }, onGone }: ToastProps) {
  const go = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => go(), TOAST_MS);
    return () => clearTimeout(timer);
  }, []);

  const Icon = tone === 'good' ? IconCircleCheck : IconAlertCircle;
  return (
    <li className={classes.toast} data-tone={tone}>
      <Icon aria-hidden />
      <div>
        <div>{text}</div>
        {about && <div className={classes.about}>{about}</div>}
      </div>
    </li>
  );
}
