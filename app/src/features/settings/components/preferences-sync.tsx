import { usePreferencesSync } from '../api/use-preferences-sync.ts'

/** Keeps how the app looks the same on every device of the user; shows nothing. */
export function PreferencesSync() {
  usePreferencesSync()
  return null
}
