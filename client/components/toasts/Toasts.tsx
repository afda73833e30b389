import { type ReactNode, useState } from 'react';
import { Toast } from './Toast.tsx';
import { ToastContext, type ToastTone } from './ToastContext.ts';
import classes from './Toasts.module.css';

/** Shows the toasts of the screens within, the newest last. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly { id: number; text: string; tone: ToastTone }[]>([]);

  function tell(text: string, tone: ToastTone = 'good') {
    setToasts((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, text, tone }]);
  }

  return (
    <ToastContext value={tell}>
      {children}
      {/* Always there, as only changes within it are announced. */}
      <ol aria-live="polite" aria-label="Messages" className={classes['toasts']}>
        {toasts.map(({ id, text, tone }) => (
          <Toast key={id} tone={tone} onGone={() => setToasts((shown) => shown.filter((toast) => toast.id !== id))}>
            {text}
          </Toast>
        ))}
      </ol>
    </ToastContext>
  );
}
