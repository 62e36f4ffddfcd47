import { useStore } from '#lib/store/create-store.ts'
import { modeStore, setMode } from './mode-store.ts'

/** The account mode and a way to change it. Ask first: see `ModeSwitchDialog`. */
export function useMode() {
  return { mode: useStore(modeStore), setMode }
}
