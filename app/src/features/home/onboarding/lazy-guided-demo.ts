import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'

const loadTexts = () => preloadTexts(['sandbox'])

/** The guided demo, in a sandbox alone: an operator build has neither its code nor its texts. */
export const guide =
  import.meta.env.VITE_BUILD !== 'operator'
    ? {
        Demo: lazyComponent(async () => (await import('./guided-demo.tsx')).GuidedDemo, loadTexts),
        Opener: lazyComponent(async () => (await import('./guide-opener.tsx')).GuideOpener, loadTexts),
      }
    : undefined
