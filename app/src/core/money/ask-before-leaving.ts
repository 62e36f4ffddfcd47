import { localStore } from '#lib/storage/storage.ts'

/** Has the browser ask before the page ends, as long as only this page knows of money that is on its way. */
export const askBeforeLeaving = (): void => window.addEventListener('beforeunload', handleLeaving)

function handleLeaving(event: Event): void {
  if (localStore.unstored().some((key) => key.startsWith('swx.attempts.'))) event.preventDefault()
}
