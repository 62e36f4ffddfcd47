import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * Tests in plain TypeScript that need what a page has (a window, a document, storage, languages) or replace something
 * global. What is missing here fails at once, as it has no window.
 */
const onPage = [
  'src/shell/fetch-ahead.test.ts',
  'src/shell/show-part.test.ts',
  'src/shell/mobile/swipe-rows.test.ts',
  'src/lib/share/share-or-copy.test.ts',
  'src/pages.test.ts',
  'src/shell/route-loading.test.ts',
  'src/core/account-mode/mode-store.test.ts',
  'src/core/format/figures-by-language.test.ts',
  'src/core/live-prices/tint.test.ts',
  'src/core/money/other-tabs.test.ts',
  'src/core/session/leaving.test.ts',
  'src/core/session/session-store.test.ts',
  'src/features/market/model/columns.test.ts',
  'src/features/events/model/app-event.test.ts',
  'src/features/market/model/own-lists.test.ts',
  'src/features/market/model/saved-filters.test.ts',
  'src/features/market/model/visitor-watchlist.test.ts',
  'src/features/trade/instrument/components/compare-dialog.test.ts',
  'src/features/trade/instrument/components/draw-candles.test.ts',
  'src/features/trade/instrument/model/chart-layouts.test.ts',
  'src/features/trade/instrument/model/chart-tools.test.ts',
  'src/features/trade/instrument/model/drawing-store.test.ts',
  'src/features/trade/ticket/model/ticket-form.test.ts',
  'src/lib/device/keyboard-space.test.ts',
  'src/lib/i18n/kept-units.test.ts',
  'src/lib/i18n/missing-texts.test.ts',
  'src/lib/i18n/text-values.test.ts',
  'src/lib/layers/history-layers.test.ts',
  'src/lib/prefetch/idle-queue.test.ts',
  'src/lib/storage/storage.test.ts',
  'src/lib/wallet/wallet-address.test.ts',
  'src/ui/figure/draw-queue.test.ts',
]

export default defineConfig({
  plugins: [react()],
  envPrefix: ['VITE_', 'DEFAULT_LANG'],
  test: {
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'functions',
          environment: 'node',
          // These change nothing that is global: files share a thread and load each module once.
          pool: 'threads',
          isolate: false,
          include: ['{build,src}/**/*.test.ts'],
          exclude: onPage,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'happy-dom',
          // A context per file as with processes, without starting one each time.
          pool: 'vmThreads',
          include: ['{build,src}/**/*.test.tsx', ...onPage],
          setupFiles: ['src/test/setup.ts'],
        },
      },
    ],
  },
})
