import { Component, type ReactNode, useState } from 'react';
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
        <div className={styles.line}>
          <Button onClick={() => this.setState({ isBroken: false })}>Réessayer</Button>
          <CopyText text={typed()} />
        </div>
      </div>
    );
  }
}

/** Copies what was typed; where the browser refuses, shows it in a field to copy from. */
export function CopyText({ text }: { text: string }) {
  const [answer, setAnswer] = useState<'copied' | 'refused'>();
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setAnswer(done ? 'copied' : 'refused');
  };
  return (
    <>
      <Button onClick={() => void copy()}>Copier le texte</Button>
      {answer === 'copied' && <span aria-live="polite">Copié.</span>}
      {answer === 'refused' && (
        <label className={styles.label}>
          Ce navigateur ne copie pas lui-même : choisissez tout, puis copiez.
          <textarea className={styles.area} readOnly rows={8} value={text} />
        </label>
      )}
    </>
  );
}
