import { runTimeConfig } from '#config/run-time/run-time-config.ts'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'

const loadTexts = () => preloadTexts(['operator'])

/** Reports to an operator that takes them; neither their code nor their texts are part of a sandbox. */
export const reports =
  import.meta.env.VITE_BUILD === 'operator' && runTimeConfig()?.events !== undefined
    ? {
        Events: lazyComponent(async () => (await import('./components/app-events.tsx')).AppEvents, loadTexts),
        Setting: lazyComponent(
          async () => (await import('./components/reports-setting.tsx')).ReportsSetting,
          loadTexts,
        ),
      }
    : undefined
