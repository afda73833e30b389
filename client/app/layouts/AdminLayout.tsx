import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { Toasts } from '../../components/toasts/Toasts.tsx';
import classes from './AdminLayout.module.css';
import { AdminNavigation } from './AdminNavigation.tsx';

/** The Admin area: its places beside the screen on a desk, above it on a phone. */
export function AdminLayout() {
  return (
    <div className={classes['area']}>
      <AdminNavigation />
      <div className={classes['screen']}>
        <Toasts>
          <Suspense fallback={<LoadingPart />}>
            <Outlet />
          </Suspense>
        </Toasts>
      </div>
    </div>
  );
}
