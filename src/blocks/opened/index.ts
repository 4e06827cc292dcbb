export { ProjectFilter } from './project-filter.tsx';
export { ShareProject } from './share-project.tsx';
