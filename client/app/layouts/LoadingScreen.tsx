import { LoadingPart } from '../../components/LoadingPart.tsx';
import { Brand } from './Brand.tsx';

/** The page until it is known who is signed in. Looks like index.html before the script loads. */
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
