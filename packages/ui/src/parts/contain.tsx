import { Component, type ReactNode } from 'react';

type Props = {
  /** What stands here: "The board". */
  readonly what: string;
  /** What is drawn: something new gets another try. */
  readonly of: unknown;
  readonly children: ReactNode;
};
type State = { readonly error: Error | undefined };

/** A part that breaks says so in its own place; the rest of the page goes on. */
export class Contain extends Component<Props, State> {
  override state: State = { error: undefined };
  static getDerivedStateFromError(error: Error): State {
    return { error };
  }
  override componentDidUpdate(before: Props): void {
    if (this.state.error && before.of !== this.props.of) this.retry();
  }
  readonly retry = () => this.setState({ error: undefined });
  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div className="broken" role="alert">
        <p>{this.props.what} can’t be shown right now. Your game is saved.</p>
        <button type="button" className="button" onClick={this.retry}>
          Try again
        </button>
      </div>
    );
  }
}
