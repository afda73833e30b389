import { LoadingPart } from '../../components/LoadingPart.tsx';
import { Brand } from './Brand.tsx';

/** The page while it is not known who is signed in; the same as index.html before the script has loaded. */
export function LoadingScreen() {
  return (
    <div className="frame-page">
      <header className="frame-header">
        <div className="frame-bar">
          <Brand />
        </div>
      </header>
      <main className="frame-content">
        <LoadingPart />
      </main>
    </div>
  );
}
