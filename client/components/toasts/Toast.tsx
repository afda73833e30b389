import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { TOAST_MS } from '../../../domain/constants.ts';
import type { ToastDetails, ToastTone } from './ToastContext.ts';
import classes from './Toasts.module.css';

type ToastProps = { text: string; tone: ToastTone; details: ToastDetails; onGone: () => void };

/** Disappears after a time, which starts again when the pointer leaves it. */
export function Toast({ text, tone, details: { about }, onGone }: ToastProps) {
  const [isHovered, setHovered] = useState(false);
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (isHovered) return;
    const timer = setTimeout(() => go(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHovered]);

  const Icon = tone === 'good' ? IconCircleCheck : IconAlertCircle;
  return (
    <li
      className={classes['toast']}
      data-tone={tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <Icon aria-hidden />
      <div>
        <div>{text}</div>
        {about && <div className={classes['about']}>{about}</div>}
      </div>
    </li>
  );
}
