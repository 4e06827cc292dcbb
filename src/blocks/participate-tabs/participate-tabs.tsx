import { TAB_ANCHORS } from '../../site/vocabulary.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { FormEmbed, sectionHere } from '../embed/embed-blocks.tsx';
import { Island } from '../island.tsx';
import { useRenderContext } from '../render-context.ts';
import { tabId } from './panel-tabs.tsx';
import * as styles from './tabs.css.ts';

/**
 * A tab for each form, and one for donors, which leads to the donation page (docs/contract.md#roles). The panels are HTML from the
 * build, of which the live tabs show one; without scripts all are shown below each other.
 */
export function ParticipateTabs({ items }: BlockProps<'ParticipateTabs'>) {
  const context = useRenderContext();
  const { label, give } = context.words.participate;
  const tabs = items.map(({ id, label, image }) => ({
    id: TAB_ANCHORS[id],
    label,
    image: image ? context.manifest.pictures[image] : undefined,
    leaves: id === 'donor',
  }));
  const first = items.find(({ id }) => id !== 'donor');
  const donate = context.linkTo(`${sectionHere(context).root}/soutenir`.replace('//', '/'));
  return (
    <div>
      <Island name="PanelTabs" props={{ label, tabs }} boxless scripted />
      {items.map((item) => (
        <div
          key={item.id}
          id={TAB_ANCHORS[item.id]}
          role="tabpanel"
          aria-labelledby={tabId(TAB_ANCHORS[item.id])}
          className={item.id === 'donor' ? styles.panel : `${styles.panel} ${styles.withForm}`}
          data-selected={item === first || undefined}
        >
          <h3 className={styles.panelTitle}>{item.label}</h3>
          <p className={item.id === 'donor' ? styles.text : undefined}>{item.text}</p>
          {item.id === 'donor' ? (
            <ButtonLink {...donate} label={give} />
          ) : (
            <>
              <ContentPicture src={item.image} alt="" sizes="20rem" className={styles.picture} />
              <div className={styles.form}>
                <FormEmbed form={item.id} boxless />
              </div>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
