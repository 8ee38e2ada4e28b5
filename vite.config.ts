import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  server: {
    port: 5173,
    // `npm run dev` runs the Worker beside Vite; pages come from here, calls go there.
    proxy: Object.fromEntries(
      ['/api', '/dev/outbox', '/dev/mail', '/dev/google'].map((path) => [path, `http://localhost:${process.env.PORT ?? 8787}`]),
    ),
  },
})
