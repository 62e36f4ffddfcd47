import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'

/** Fetched when it is first opened: most who look at prices set no alert. */
export const LazyAlertSheet = lazyLayer(async () => (await import('./alert-sheet.tsx')).AlertSheet)
