import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The scripts of every first visit in two files instead of thirty: on a slow connection a request costs more than a kilobyte.
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
                {
                  name: 'shell',
                  test: /src\/(root|routes\/app-frame|features\/(frame|plan\/gate)|lib\/(first-data|query-client|theme|bar-colours|before-scripts|redirect-after-auth|browser-storage))/,
                },
                // Small parts that most screens use: each in a file of its own would cost more than its content.
                { name: 'parts', test: /src\/(ui\/(badge|card|choice|toast-place|when-seen)|lib\/use-today)\.tsx?$/ },
                // What the landing page shares with other screens.
                { name: 'letter', test: /src\/(ui\/(length-note|letter)|lib\/use-hydrated)\.tsx?$/ },
                // Alone, since screens without a form need the calls and nothing else of what follows.
                { name: 'api', test: /src\/lib\/(api|api-error)\.ts$|node_modules\/hono\// },
                // What sends and shows entries. Today needs all of it, and so many small files would compress badly.
                {
                  name: 'entries',
                  test: /src\/(lib\/(change|use-change|marks|outbox|one-at-a-time|event-stream|help-message)|features\/entry\/(entry-kind|entry-change|entry-change\.queries|entry\.queries|tick-kind|written-page)|ui\/lined-box)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    port: 5173,
    // `npm run dev` runs the Worker beside Vite; Vite serves the pages and forwards calls to the Worker.
    proxy: Object.fromEntries(
      ['/api', '/dev/outbox', '/dev/mail', '/dev/google'].map((path) => [
        path,
        `http://localhost:${process.env.PORT ?? 8787}`,
      ]),
    ),
  },
})
