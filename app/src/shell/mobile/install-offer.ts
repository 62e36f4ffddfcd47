import { localStore, tabStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'

/** What a browser hands to a page that may be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** So many visits show that the user comes back. */
const VISITS_FIRST = 3

/** What the browser would ask now; nothing until it can, and never again once the user declined. */
export const installOffer = createStore<InstallEvent | undefined>(undefined)

const hasDeclined = () => localStore.get('swx.install') === 'declined'

/** Counts this visit: a browser tab is one, however often it is loaded. */
function countVisit(): number {
  const before = Number(localStore.get('swx.visits')) || 0
  if (tabStore.get('swx.visited') !== null) return before
  tabStore.set('swx.visited', 'yes')
  localStore.set('swx.visits', String(before + 1))
  return before + 1
}

/** Keeps the browser's own question back, and asks it in the page from the third visit on. */
export function startInstallOffer(): void {
  const visits = countVisit()
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (visits >= VISITS_FIRST && !hasDeclined()) installOffer.set(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => installOffer.set(undefined))
}

/** The user does not want it: it is not asked again in this browser. */
export function declineInstall(): void {
  localStore.set('swx.install', 'declined')
  installOffer.set(undefined)
}

/** Lets the browser ask. What is dismissed there is declined too. */
export async function acceptInstall(offer: InstallEvent): Promise<void> {
  installOffer.set(undefined)
  const { outcome } = await offer.prompt()
  if (outcome === 'dismissed') declineInstall()
}
