// First script of a page in the live preview: React's hot updates must be ready before the first component is loaded.
import '@vitejs/plugin-react/preamble';
import '../layouts/styles.ts';
