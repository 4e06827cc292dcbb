import type { ComponentType } from 'react';
import type { BlockProps } from '../block-props.ts';
import { Steps } from '../steps/steps.tsx';
import { beside } from './donation-card.css.ts';

/** The card as pages place it: beside the steps of a gift, which are HTML from the build. */
export const besideSteps =
  (Card: ComponentType<object>) =>
  ({ items }: BlockProps<'DonationCard'>) =>
    items ? (
      <div className={beside}>
        <Steps items={items} />
        <Card />
      </div>
    ) : (
      <Card />
    );
