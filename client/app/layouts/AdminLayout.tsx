import classes from './AdminLayout.module.css';
import { AdminNavigation } from './AdminNavigation.tsx';
import { ScreenOutlet } from './ScreenOutlet.tsx';

/** The Admin area: its navigation is beside the screen on a desktop, and above it on a phone. */
export function AdminLayout() {
  return (
    <div className={classes.area} data-whole-width>
      <AdminNavigation />
      <div className={classes.screen}>
        <ScreenOutlet />
      </div>
    </div>
  );
}
