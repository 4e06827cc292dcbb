import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __BUILD__: '"test"' },
  plugins: [vanillaExtractPlugin({ identifiers: 'debug' }), react()],
  test: {
    include: ['tests/{unit,hosts}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
