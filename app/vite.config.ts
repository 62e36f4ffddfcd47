import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './build/chunks.ts'
import { earlyEntry } from './build/early-entry.ts'
import { layerOrder } from './build/layer-order.ts'
import { offline } from './build/offline.ts'
import { operatorBuild } from './build/operator/operator-build.ts'
import { operatorOfBuild } from './build/operator/operator-of-build.ts'
import { prerender } from './build/prerender/prerender.ts'
import { texts } from './build/texts.ts'
import { thirdParty } from './build/third-party.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const isDemo = process.env.VITE_MOCK_SERVER === 'browser'
const operator = operatorOfBuild(process.env)

/** Where the mock server listens while developing. */
const backend = `http://127.0.0.1:${process.env.SWX_API_PORT ?? 4010}`

export default defineConfig({
  base: isDemo ? './' : '/',
  envPrefix: ['VITE_', 'DEFAULT_LANG'],
  plugins: [
    react(),
    tailwindcss(),
    texts(operator),
    // The page of an operator reads its configuration before anything is asked for.
    ...(operator ? [] : [earlyEntry()]),
    layerOrder(),
    // The demo's place is not known, and an operator's page waits for a wallet.
    ...(isDemo || operator ? [] : [prerender(process.env.DEFAULT_LANG ?? 'en')]),
    thirdParty(),
    ...(isDemo ? [] : [offline(operator === undefined)]),
    ...(operator
      ? [
          operatorBuild(operator, {
            config: JSON.parse(process.env.OPERATOR_CONFIG ?? '{"api":""}'),
            folder: dirname(process.env.OPERATOR_FILE ?? 'operator.json'),
            version,
          }),
        ]
      : []),
  ],
  build: {
    outDir: isDemo ? 'dist-demo' : operator ? (process.env.OPERATOR_OUT ?? 'dist-operator') : 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Icons and fonts stay files: the content-security policy allows no data: scripts, and HTML stays small.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The list of public suffixes that msw brings is one text of 70 kB, and would be repeated wherever it is read.
      ...(isDemo ? { optimization: { inlineConst: false } } : {}),
      output: {
        codeSplitting,
        strictExecutionOrder: true,
      },
    },
  },
  // Only the demo has the mock server in its page; while developing it is a process of its own, and not built.
  optimizeDeps: { exclude: ['@swx/mock-server/browser'] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      // The page's own Host goes along: the control plane refuses pages of another origin.
      '/swx': { target: backend, ws: true },
      '/__sandbox': { target: backend },
      '/sandbox-google': { target: backend },
      '/docs': { target: backend },
    },
  },
})
