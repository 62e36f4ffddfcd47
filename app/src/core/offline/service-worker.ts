import { basename } from '#config/basename.ts'
import { hasBrowserMockServer } from '#config/env.ts'
import { limits } from '#config/limits.ts'
import { isOnline, whenOnline } from '#lib/device/use-online.ts'
import { languageStore } from '#lib/i18n/language-store.ts'
import { createStore } from '#lib/store/create-store.ts'
import { noteAnswer } from './heal.ts'
import { followKeptAnswers } from './kept-answers.ts'

/** The worker of a newer version, once it waits for the user. */
export const newerVersion = createStore<ServiceWorker | undefined>(undefined)

/** How often an open page asks whether there is a newer version. */
const ASK_MS = 60 * 60_000

function watchForNewer(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // Without a controller this is the first version, and there is nothing to change to.
    if (registration.waiting && navigator.serviceWorker.controller) newerVersion.set(registration.waiting)
  }
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
  setInterval(() => {
    if (isOnline()) registration.update().catch(() => {})
  }, ASK_MS)
}

function keepLanguage(): void {
  navigator.serviceWorker.controller?.postMessage({
    type: 'KEEP_LANGUAGE',
    code: languageStore.get().code,
  })
}

async function register(): Promise<void> {
  const folder = basename === '/' ? '' : basename
  try {
    const registration = await navigator.serviceWorker.register(`${folder}/sw.js`, { updateViaCache: 'none' })
    // A browser that forbids it may answer with nothing.
    if (registration) watchForNewer(registration)
  } catch {
    // A private window, or no room: the app works as before, with a network.
  }
}

/**
 * Lets the app open without a network from the next visit on. It begins when the first page is there, so that it
 * takes nothing from it. The static demo has a worker of its own that does the same.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  keepLanguage()
  followKeptAnswers(navigator.serviceWorker, noteAnswer)
  navigator.serviceWorker.addEventListener('controllerchange', keepLanguage)
  languageStore.subscribe(keepLanguage)
  if (!hasBrowserMockServer) setTimeout(() => whenOnline(register), limits.prefetchDelay)
}

/** Changes to the version that waits, and shows it. */
export function changeToNewer(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}
