import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'

/** Fetched when it is first opened. */
export const KeysDialog = lazyLayer(async () => (await import('./keys-dialog.tsx')).KeysDialog)
