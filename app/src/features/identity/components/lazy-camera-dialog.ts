import { lazyLayer } from '../../../ui/lazy-layer.tsx'

/** Takes a photo; see `camera-dialog.tsx`. */
export const CameraDialog = lazyLayer(async () => (await import('./camera-dialog.tsx')).CameraDialog)
