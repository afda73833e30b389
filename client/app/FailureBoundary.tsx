import { Button } from '@mantine/core';
import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { faultText } from '../../domain/faultText.ts';
import { Failure } from '../components/Failure.tsx';
import { LoadFailure } from './routing/loadFailure.ts';

type FailureBoundaryProps = {
  /** The component that shows the failure. */
  as?: ComponentType<Parameters<typeof Failure>[0]>;
  children: ReactNode;
};

/** Shows a failure when a screen cannot be loaded or rendered, until the person tries again or navigates. */
export function FailureBoundary({ as = Failure, children }: FailureBoundaryProps) {
  const { key } = useLocation();
  return (
    <Boundary at={key} as={as}>
      {children}
    </Boundary>
  );
}

type BoundaryProps = Required<FailureBoundaryProps> & { at: string };

type BoundaryState = { failure: 'LOAD' | 'RENDER' | null };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: error instanceof LoadFailure ? 'LOAD' : 'RENDER' };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadFailure) error.renew();
  }

  override componentDidUpdate(before: BoundaryProps, { failure }: BoundaryState) {
    // `failure` is the state before this update: a failure of the new screen itself must stay.
    if (failure !== null && before.at !== this.props.at) this.tryAgain();
  }

  private readonly tryAgain = () => this.setState({ failure: null });

  override render() {
    const { as: Shown, children } = this.props;
    if (this.state.failure === null) return children;
    // A reload also loads the files of a newer release.
    const reload = () => window.location.reload();
    if (this.state.failure === 'RENDER') {
      return <Shown message={faultText.INTERNAL_SERVER_ERROR} actionLabel="Reload the page" onAction={reload} />;
    }
    return (
      <Shown message={faultText.NETWORK_REQUEST_FAILED} actionLabel="Try again" onAction={this.tryAgain}>
        <Button variant="default" onClick={reload}>
          Reload the page
        </Button>
      </Shown>
    );
  }
}
