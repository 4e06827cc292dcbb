import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { inlineScript } from './src/vite/inline-script.ts';

export default defineConfig({
  define: { __BUILD__: '"test"' },
  plugins: [inlineScript(), vanillaExtractPlugin({ identifiers: 'debug' }), react()],
  test: {
    include: ['tests/{unit,hosts}/**/*.test.{ts,tsx}'],
    // A build machine may be busy: what fails, fails for what it shows, not for its pace.
    testTimeout: 60_000,
  },
});
