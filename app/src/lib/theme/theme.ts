import { localStore } from '#lib/storage/storage.ts'
import { createStore, useStore } from '#lib/store/create-store.ts'

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'
/** Which colour a rising figure has. */
export type UpDown = 'red-up' | 'green-up'

const theme = createStore<Theme>(parseTheme(localStore.get('swx.theme')))
const upDown = createStore<UpDown>(localStore.get('swx.updown') === 'green-up' ? 'green-up' : 'red-up')

/** What the user chose in this tab since it was opened; nothing before that. */
export const chosenTheme = createStore<Theme | undefined>(undefined)
/** The like for the colour of what rises. */
export const chosenUpDown = createStore<UpDown | undefined>(undefined)

function parseTheme(raw: string | null): Theme {
  return raw === 'light' || raw === 'dark' ? raw : 'system'
}

function apply(): void {
  const { dataset } = document.documentElement
  if (theme.get() === 'system') delete dataset.theme
  else dataset.theme = theme.get()
  if (upDown.get() === 'green-up') dataset.updown = 'green-up'
  else delete dataset.updown
}

apply()

/** Shows a theme and keeps it in this browser. The account may have one that only a later version knows. */
export function showTheme(next: string): void {
  const known = parseTheme(next)
  theme.set(known)
  if (known === 'system') localStore.remove('swx.theme')
  else localStore.set('swx.theme', known)
  apply()
}

/** Shows what rises in a colour and keeps it in this browser. */
export function showUpDown(next: UpDown): void {
  upDown.set(next)
  if (next === 'red-up') localStore.remove('swx.updown')
  else localStore.set('swx.updown', next)
  apply()
}

/** The theme on show and a way for the user to choose another. */
export function useTheme() {
  return {
    theme: useStore(theme),
    setTheme(next: Theme) {
      showTheme(next)
      chosenTheme.set(next)
    },
  }
}

/** Which colour means rising, and a way for the user to choose the other. */
export function useUpDown() {
  return {
    upDown: useStore(upDown),
    setUpDown(next: UpDown) {
      showUpDown(next)
      chosenUpDown.set(next)
    },
  }
}

/**
 * Calls back whenever colours may have changed (theme, system theme, rising colour): for what is drawn on a canvas.
 *
 * @returns a function that stops listening.
 */
export function onColoursChange(listener: () => void): () => void {
  const media = window.matchMedia?.('(prefers-color-scheme: dark)')
  media?.addEventListener('change', listener)
  const stops = [theme.subscribe(listener), upDown.subscribe(listener)]
  return () => {
    media?.removeEventListener('change', listener)
    for (const stop of stops) stop()
  }
}
