import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'

/** Fetched when it is first opened: most who look at their positions change no stop. */
export const ModifyDialog = lazyLayer(async () => (await import('./modify-dialog.tsx')).ModifyDialog)
