import { NOTICE_IDS } from '../schema/notices.ts';
import type { BlockRecord } from './spec.ts';

/** Blocks (components for editors) that contain a text, and buttons, which may also be in the middle of a sentence. */
export const texts = {
  Section: {
    description: 'Une bande de la page, avec son fond. Commencez-la par un titre « ## ».',
    props: {
      tone: {
        type: 'choice',
        values: ['plain', 'deep', 'tint', 'strong'],
        description:
          'Le fond : plain (papier), deep (papier foncé), tint (teinté), strong (couleur).',
      },
      id: { type: 'anchor', description: 'Un repère pour les liens, sans espace ni accent.' },
      kicker: { type: 'text', description: 'Le nom simple de la bande, en petit sur son titre.' },
      layout: {
        type: 'choice',
        values: ['text', 'wide', 'beside'],
        description:
          'text : colonne de lecture ; wide : toute la largeur ; beside : le dernier élément, un formulaire par exemple, à côté des autres.',
      },
    },
    children: 'needed',
    insteadOf: {
      'div section article':
        'Pour une bande de la page, écrivez <Section> … </Section> ; sinon, gardez le texte seul.',
    },
    example: '<Section tone="deep">\n\n## Un titre\n\nDu texte.\n\n</Section>',
  },
  Split: {
    description: 'Du texte à côté d’une image.',
    props: {
      image: { type: 'picture', required: true, description: 'L’image, dans content/images.' },
      alt: { type: 'text', required: true, description: 'Ce que montre l’image.' },
      side: { type: 'choice', values: ['left', 'right'], description: 'Le côté de l’image.' },
    },
    children: 'markdown',
    example:
      '<Split image="/images/a-propos-carnet.svg" alt="Un carnet ouvert.">\n\nDu texte.\n\n</Split>',
  },
  Highlight: {
    description: 'Un encadré qui met un fait en avant.',
    props: {
      figure: { type: 'text', description: 'Un chiffre montré en grand.' },
      title: { type: 'text', required: true, description: 'Le titre de l’encadré.' },
    },
    children: 'markdown',
    example: '<Highlight figure="6 jours" title="Un sprint">\n\nDu texte.\n\n</Highlight>',
  },
  Actions: {
    description: 'Une rangée de boutons.',
    props: {},
    children: 'needed',
    example: '<Actions>\n\n<ButtonLink href="/contact" label="Me contacter" />\n\n</Actions>',
  },
  ButtonLink: {
    description: 'Un bouton qui mène à une page ou à un document.',
    props: {
      href: { type: 'link', required: true, description: 'Où mène le bouton.' },
      label: { type: 'text', required: true, description: 'Le texte du bouton.' },
      variant: {
        type: 'choice',
        values: ['default', 'secondary', 'outline', 'ghost', 'link'],
        description: 'L’aspect du bouton.',
      },
    },
    children: 'none',
    inSentence: true,
    insteadOf: {
      button: 'Pour un bouton, écrivez <ButtonLink href="/contact" label="Me contacter" />.',
    },
    // Other texts get it in a row: the example of `Actions` has one.
    forPages: true,
    example: '<ButtonLink href="/contact" label="Me contacter" />',
  },
  DocumentButton: {
    description:
      'Un bouton qui ouvre un document nommé dans les réglages du site, dans un nouvel onglet.',
    props: {
      document: {
        type: 'choice',
        required: true,
        values: ['cv', 'statutes', 'brochure', 'logo'],
        inSite: 'documents',
        description: 'Le nom du document dans site.yml.',
      },
      label: { type: 'text', required: true, description: 'Le texte du bouton.' },
    },
    children: 'none',
    inSentence: true,
    example: '<DocumentButton document="cv" label="Télécharger mon CV" />',
  },
  NoticeButton: {
    description:
      'Un bouton qui annonce « bientôt disponible ». Ajoutez href quand le service existe : il devient un lien.',
    props: {
      notice: {
        type: 'choice',
        required: true,
        values: NOTICE_IDS,
        description: 'Le nom de l’avis dans notices.yml.',
      },
      label: { type: 'text', required: true, description: 'Le texte du bouton.' },
      href: { type: 'link', description: 'Où mène le bouton, une fois le service ouvert.' },
    },
    children: 'none',
    inSentence: true,
    example: '<NoticeButton notice="newsletter" label="S’inscrire à la newsletter" />',
  },
} as const satisfies Record<string, BlockRecord>;
