import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'

/** Fetched when it is first opened. */
export const CloseAllDialog = lazyLayer(async () => (await import('./close-all-dialog.tsx')).CloseAllDialog)
