import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'

/** Asks before the account mode changes; see `mode-switch-dialog.tsx`. */
export const ModeSwitchDialog = lazyLayer(
  async () => (await import('./mode-switch-dialog.tsx')).ModeSwitchDialog,
)
