import { slugOf } from '../../values/text.ts';
import { FORM_NAMES, TAB_ANCHORS } from '../vocabulary.ts';
import { type BlockRecord, noProps, showList, takesList } from './spec.ts';

const tabAnchors = Object.values(TAB_ANCHORS)
  .map((anchor) => `\`#${anchor}\``)
  .join(', ');

/** Record of a block that shows a list of an initiative, or « sera publié ici » while the initiative has no such list. */
const sheetList = <K extends string>(key: K, description: string) =>
  ({
    ...showList(key, description),
    props: { items: { ...takesList(key), mayWait: true } },
    kinds: ['initiative'],
  }) as const;

/** Blocks (components for editors) for donations, contributions, forms, contacts and initiatives of « Je Participe ». */
export const participation = {
  ParticipateTabs: {
    description: `Les onglets « participer » et leurs formulaires. Pour en ouvrir un par un lien, finissez l’adresse par son repère : ${tabAnchors}.`,
    props: { items: takesList('tabs') },
    children: 'none',
    anchors: ({ tabs = [] }) => tabs.map(({ id }) => TAB_ANCHORS[id]),
    forPages: true,
  },
  DonationCard: noProps('Le numéro qui reçoit les dons et la référence à indiquer.'),
  MoneyReceiver: noProps('Qui reçoit l’argent, écrit sous « receiver: » dans site.yml.'),
  CurrentState: noProps(
    'Où en sont les choses, écrit sous « state: » dans site.yml, avec son jour.',
  ),
  LastUpdate: noProps('Le jour de la dernière modification de la page, d’après Git.'),
  DonationTable: {
    ...showList(
      'donations',
      'Le tableau de bord des dons. Une ligne inventée porte aussi `status: exemple` ; sans cette clé, elle est annoncée comme un don reçu.',
    ),
  },
  ContributionList: {
    description: 'Les contributions gardées dans le navigateur.',
    props: {
      image: { type: 'picture', description: 'L’image montrée sans contribution.' },
      href: { type: 'link', description: 'Où mène alors le bouton.' },
      label: { type: 'text', description: 'Le texte du bouton.' },
    },
    children: 'none',
    forPages: true,
  },
  FormEmbed: {
    description: 'Un formulaire de site.yml.',
    props: {
      form: {
        type: 'choice',
        required: true,
        values: FORM_NAMES,
        description: 'Le nom du formulaire dans site.yml.',
      },
    },
    children: 'none',
    insteadOf: {
      'form input': 'Pour un formulaire, écrivez <FormEmbed form="volunteer" />.',
      'iframe embed video':
        'Pour une vidéo, donnez son adresse par un lien : [Voir la vidéo](https://…). Pour un formulaire, écrivez <FormEmbed form="volunteer" /> ; pour la carte, <MapEmbed />.',
    },
    example: '<FormEmbed form="volunteer" />',
  },
  MapEmbed: noProps('La carte participative.'),
  StoredData: noProps('Ce que le site garde dans le navigateur, et le bouton qui l’efface.'),
  QrCode: noProps('Le code QR et le bouton d’écoute de la radio.'),
  ContactDetails: noProps('Le courriel, le téléphone et les réseaux sociaux.'),
  ContactSubjects: {
    ...showList('subjects', 'Des sujets de message : chacun ouvre un courriel avec son objet.'),
    anchors: ({ subjects = [] }) => subjects.map(({ title }) => slugOf(title)),
  },
  PressContact: { description: 'Le contact presse.', props: {}, children: 'none' },
  ProjectContact: noProps(
    'Les contacts du projet de la page, écrits sous « section: » dans son index.mdx.',
  ),
  InitiativeSearch: noProps('Les filtres de la page des projets citoyens.'),
  InitiativeList: {
    ...noProps('Les projets citoyens, en cartes ; entre les balises, la carte vide qui les suit.'),
    children: 'markdown',
  },
  OpenInitiatives: {
    description:
      'Les projets que l’on peut soutenir aujourd’hui, ou pour lesquels on peut voter, en cartes, sous leur titre ; sans projet ouvert, le texte entre les balises.',
    props: {},
    children: 'markdown',
    example: '<OpenInitiatives>\n\n## Le premier projet proposé\n\n</OpenInitiatives>',
    forPages: true,
  },
  Charter: {
    ...noProps('Les sections de la charte, dans l’ordre de leurs fichiers.'),
    shows: 'charte',
  },
  Faq: {
    description:
      'Les questions de la FAQ, dans leur ordre ; sans question, le texte entre les balises.',
    props: {},
    children: 'markdown',
    shows: 'faq',
    example: '<Faq>\n\nLes réponses arrivent.\n\n</Faq>',
    forPages: true,
  },
  ActionPlan: sheetList('plan', 'Le plan d’action d’une fiche projet.'),
  BudgetTable: sheetList('budgetLines', 'Le budget détaillé d’une fiche projet.'),
  SupportPanel: {
    ...noProps(
      'Le panneau de soutien d’une fiche projet ; entre les balises, un bouton déjà utile.',
    ),
    children: 'markdown',
    kinds: ['initiative'],
  },
} as const satisfies Record<string, BlockRecord>;
