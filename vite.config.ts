import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    // Firestore with live queries and its offline cache comes after the first rows, on its own.
    chunkSizeWarningLimit: 520,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page starts with, in one piece: fewer requests, and it compresses better.
          groups: [{ name: 'start', tags: ['$initial'] }],
        },
      },
    },
  },
  server: { watch: { ignored: ['**/.tasuki/**', '**/functions/**', '**/tests/**'] } },
});
