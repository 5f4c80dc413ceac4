import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      'decode-named-character-reference': fileURLToPath(
        new URL('src/features/chat/markdown/named-character-reference.ts', import.meta.url),
      ),
    },
  },
  build: {
    target: 'es2023',
    // Without a comment in the scripts that names them; scripts/building/built-app.ts moves them away.
    sourcemap: 'hidden',
    manifest: true,
    // Firestore with live queries and its offline cache comes after the first rows, on its own.
    chunkSizeWarningLimit: 520,
  },
  server: { watch: { ignored: ['**/.tasuki/**', '**/functions/**', '**/tests/**'] } },
});
