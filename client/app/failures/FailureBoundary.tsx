import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { faultText } from '../../../domain/faultText.ts';
import { Failure } from '../../components/Failure.tsx';
import { LOAD_FAILED, LoadFailure } from './loadFailure.ts';

type FailureBoundaryProps = {
  /** The component that shows the failure. */
  as?: ComponentType<Parameters<typeof Failure>[0]>;
  children: ReactNode;
};

/** Shows a failure if a screen can't be loaded or rendered, until the person tries again or navigates. */
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

  /** The key of the location where the person tried again. */
  private triedAt: string | null = null;

  override componentDidCatch(error: unknown) {
    if (!(error instanceof LoadFailure)) return;
    error.renew();
    const { at } = this.props;
    // Firefox never requests a file again that failed to load, and the server may only have a newer release's files. A reload solves both.
    // Without a network, though, it would end on the browser's error page.
    if (this.triedAt === at) void isServerThere().then((isThere) => isThere && this.triedAt === at && reload());
  }

  override componentDidUpdate(before: BoundaryProps, { failure }: BoundaryState) {
    if (before.at === this.props.at) return;
    this.triedAt = null;
    // `failure` is the state before this update, so that a failure of the new screen stays.
    if (failure !== null) this.setState({ failure: null });
  }

  private readonly tryAgain = () => {
    this.triedAt = this.props.at;
    this.setState({ failure: null });
  };

  override render() {
    const { as: Shown, children } = this.props;
    if (this.state.failure === null) return children;
    if (this.state.failure === 'RENDER') {
      return <Shown message={faultText.INTERNAL_SERVER_ERROR} actionLabel="Reload the page" onAction={reload} />;
    }
    return <Shown message={LOAD_FAILED} actionLabel="Try again" onAction={this.tryAgain} />;
  }
}

function isServerThere(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function reload(): void {
  window.location.reload();
}
