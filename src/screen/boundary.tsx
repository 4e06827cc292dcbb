import { Component, type ReactNode } from 'react';
import { Button } from './controls.tsx';
import * as styles from './screen.css.ts';

interface BoundaryProps {
  /** French name of the part, with its article: « Le formulaire ». */
  part: string;
  /** What the editor has typed, to be copied when the part breaks. */
  typed(): string;
  children: ReactNode;
}

/** A part of the screen: a fault in it shows a sentence in its place, and the text to copy. All else goes on. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { part, typed, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <div role="alert">
        <p>
          {part} ne s’affiche plus : c’est une panne de l’écran. Ce que vous avez écrit est gardé.
          Réessayez ; si la panne revient, copiez le texte et prévenez la personne qui s’occupe du
          site.
        </p>
        <Button onClick={() => this.setState({ isBroken: false })}>Réessayer</Button>
        <label className={styles.label}>
          Ce que vous avez écrit, à copier
          <textarea className={styles.area} readOnly value={typed()} />
        </label>
      </div>
    );
  }
}
