import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Hands a render error to the page, which shows it in French; nothing is drawn in its place. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
