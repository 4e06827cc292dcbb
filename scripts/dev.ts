import { createServer } from 'vite';

const server = await createServer();
await server.listen();
console.log('Aperçu en direct : chaque fichier enregistré dans content/ s’affiche aussitôt.');
server.printUrls();
