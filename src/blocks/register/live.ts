export { InitiativeFilter } from './initiative-filter.tsx';
export { ShareProject } from './share-project.tsx';
