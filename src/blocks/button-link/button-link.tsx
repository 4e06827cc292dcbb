export { ButtonLink } from '../../ui/button/button-link.tsx';
