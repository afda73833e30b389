import { Component, type ReactNode } from 'react';
import { faultText } from '../../domain/faultText.ts';
import { FailureScreen } from '../components/FailureScreen.tsx';

/** In place of a blank page when a screen fails to load or to render. A reload also fetches the screens of a newer release. */
export class FailureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FailureScreen
        message={faultText.INTERNAL_SERVER_ERROR}
        actionLabel="Reload the page"
        onAction={() => window.location.reload()}
      />
    );
  }
}
