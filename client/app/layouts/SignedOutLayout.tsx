import { SkipToContent } from '../../components/SkipLink.tsx';
import { Brand } from './Brand.tsx';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import classes from './layout.module.css';
import { ScreenOutlet } from './ScreenOutlet.tsx';

/** The layout for people who aren't signed in: the product's name, and one narrow column. */
export function SignedOutLayout() {
  return (
    <div className="frame-page">
      <SkipToContent />
      <header className="frame-header">
        <div className="frame-bar">
          <Brand />
          <ColorSchemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`frame-content ${classes.narrow}`}>
        <ScreenOutlet />
      </main>
    </div>
  );
}
