import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fetchEarly } from './build/fetch-early.ts'
import { texts } from './build/texts.ts'

const isDemo = process.env.VITE_STANDIN === 'browser'

/** Where the stand-in backend listens while developing. */
const backend = `http://127.0.0.1:${process.env.SWX_API_PORT ?? 4010}`

const isDrawnEverywhere =
  /app[\\/]src[\\/](ui[\\/](button|link-button|icon-button|card|badge|mode-badge|figure|skeleton|state-notice|problem-notice|lazy-layer|double-rule-logo|page-heading|segmented|movement(-mark|-way)?)|core[\\/]format[\\/](format-(price|rate|money|percent|signed)|isolate-figure)|core[\\/]parameters[\\/]read-fields|core[\\/]money[\\/]cents|core[\\/]savings[\\/]savings-tiers|lib[\\/]device[\\/]use-window-width|app[\\/]shells[\\/](tab-link|support-control|language-control|mode-control|sandbox-ribbon|unkept-notice|route-loading-mark))\.tsx?$/

const isOfMsw =
  /node_modules[\\/](msw|@msw|@mswjs|@open-draft|cookie|is-node-process|outvariant|rettime|tldts|tldts-core|tough-cookie|until-async)[\\/]/

/** Icons of the bars and of the first page; alone, each would be a file of 300 bytes. */
const isFirstIcon =
  /lucide-react[\\/].*[\\/]icons[\\/](house|calendar-check-2|file-text|user-round|menu|chevron-left|message-square-text|languages|clock|shield-check|arrow-left-right)\.m?js$/

export default defineConfig({
  base: isDemo ? './' : '/',
  envPrefix: ['VITE_', 'DEFAULT_LANG'],
  plugins: [react(), tailwindcss(), fetchEarly(), texts()],
  build: {
    outDir: isDemo ? 'dist-demo' : 'dist',
    target: 'es2023',
    // Icons and fonts stay files: the content-security policy allows no data: scripts, and HTML stays small.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The list of public suffixes that msw brings is one text of 70 kB, and would be repeated wherever it is read.
      ...(isDemo ? { optimization: { inlineConst: false } } : {}),
      output: {
        codeSplitting: {
          groups: [
            // What asks for the first page, with all it needs, so that it waits for nothing else.
            { name: 'early', test: /app[\\/]src[\\/]early\.ts$/, priority: 4 },
            // What every page needs, apart from the libraries that change less often.
            {
              name: 'libraries',
              tags: ['$initial'],
              test: /node_modules|vite[\\/]preload-helper/,
              priority: 3,
            },
            {
              name: 'frame',
              tags: ['$initial'],
              test: /^(?!.*[\\/]sdk[\\/]dist[\\/])/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What nearly every page draws with, and what the forms share. The rest finds its own place.
            { name: 'parts', test: (id) => isDrawnEverywhere.test(id) || isFirstIcon.test(id) },
            // The library that puts the static demo's backend into the page, apart from the backend itself.
            { name: 'msw', test: isOfMsw, priority: 1 },
            // That backend, as far as a visit needs it, with all it stands on: one file packs better than three.
            { name: 'stand-in', test: /[\\/]mock-server[\\/]dist[\\/]browser\.js$/ },
            { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform|zod)/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      // The page's own Host goes along: the control plane refuses pages of another origin.
      '/swx': { target: backend, ws: true },
      '/__sandbox': { target: backend },
      '/docs': { target: backend },
    },
  },
})
