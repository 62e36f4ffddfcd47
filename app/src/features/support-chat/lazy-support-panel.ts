import { lazyLayer } from '../../ui/lazy-layer.tsx'

/** The local support panel; see `support-panel.tsx`. */
export const SupportPanel = lazyLayer(async () => (await import('./support-panel.tsx')).SupportPanel)
