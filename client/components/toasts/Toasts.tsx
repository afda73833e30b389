import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { TOAST_MS } from '../../../domain/constants.ts';
import { ToastContext, type ToastDetails, type ToastTone } from './ToastContext.ts';
import classes from './Toasts.module.css';

type Told = { id: number; text: string; tone: ToastTone; details: ToastDetails };

/** Shows the toasts of the screens inside it, newest last. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Told[]>([]);

  // Memoized: otherwise a toast would render every component that uses the context.
  const tell = useCallback((text: string, tone: ToastTone = 'good', details: ToastDetails = {}) => {
    setToasts((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, text, tone, details }]);
  }, []);

  return (
    <ToastContext value={tell}>
      {children}
      {/* Always rendered: screen readers only announce changes inside it. */}
      <ol aria-live="polite" aria-label="Messages" className={classes.toasts} data-screen-only>
        {toasts.map(({ id, ...told }) => (
          <Toast key={id} {...told} onGone={() => setToasts((shown) => shown.filter((toast) => toast.id !== id))} />
        ))}
      </ol>
    </ToastContext>
  );
}

type ToastProps = { text: string; tone: ToastTone; details: ToastDetails; onGone: () => void };

/** Disappears after a while. Clicks go through it to whatever it covers. */
function Toast({ text, tone, details: { about }, onGone }: ToastProps) {
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
