import { lazyLayer } from './lazy-layer.tsx'

/** The choice of languages; see `language-dialog.tsx`. */
export const LanguageDialog = lazyLayer(async () => (await import('./language-dialog.tsx')).LanguageDialog)
