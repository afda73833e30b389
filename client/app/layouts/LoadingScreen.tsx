import { Brand } from './Brand.tsx';
import { LoadingPart } from '../../components/LoadingPart.tsx';

/** Fills the page while nothing can be said yet: what index.html shows before the script is there. */
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
