import { Component, type ComponentProps, type ReactNode } from 'react';
import { draftsAsText } from './edited-file.ts';
import * as styles from './screen.css.ts';

/** A button that sends no form. */
export const Button = ({ className = styles.button, ...props }: ComponentProps<'button'>) => (
  <button type="button" className={className} {...props} />
);

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode };

/** What is opened by a touch of its title. */
export const Disclosure = ({ title, children, ...props }: DisclosureProps) => (
  <details className={styles.disclosure} {...props}>
    <summary>{title}</summary>
    <div className={styles.inside}>{children}</div>
  </details>
);

interface LabelledProps {
  id: string;
  label: string;
  hint: string;
  children: ReactNode;
}

/** An input with its label and hint. */
export const Labelled = ({ id, label, hint, children }: LabelledProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    {hint && (
      <p className={styles.hint} id={`${id}-aide`}>
        {hint}
      </p>
    )}
    {children}
  </div>
);

interface ChoiceProps {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  choose(value: string): void;
}

/** A list of things to place; it goes back to its label after a choice. */
export const Choice = ({ label, options, choose }: ChoiceProps) => (
  <select
    aria-label={label}
    className={styles.select}
    value=""
    onChange={({ target }) => choose(target.value)}
  >
    <option value="">{label}</option>
    {options.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
);

interface BoundaryProps {
  /** French name of the part, with its article: « Le formulaire ». */
  part: string;
  children: ReactNode;
}

/** A part of the screen: a fault in it shows a sentence in its place, and the text to copy. All else goes on. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const { part, children } = this.props;
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
          <textarea className={styles.area} readOnly value={draftsAsText()} />
        </label>
      </div>
    );
  }
}
