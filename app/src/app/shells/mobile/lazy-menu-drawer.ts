import { lazyLayer } from '../../../ui/lazy-layer.tsx'

/** The menu of the six pages; see `menu-drawer.tsx`. */
export const MenuDrawer = lazyLayer(async () => (await import('./menu-drawer.tsx')).MenuDrawer)
