import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
  },
  server: { watch: { ignored: ['**/.tasuki/**', '**/functions/**', '**/tests/**'] } },
});
