import { plainPackages } from '../src/vite/plain-packages.ts';

plainPackages();
const { createServer } = await import('vite');
const server = await createServer();
await server.listen();
console.log('Aperçu en direct : chaque fichier enregistré dans content/ s’affiche aussitôt.');
server.printUrls();
