import { runTimeConfig } from '#config/run-time/run-time-config.ts'
import { localStore } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'

/** What a user of this browser said of reports; undefined before that. */
export type Consent = 'yes' | 'no' | undefined

const read = (): Consent => {
  const kept = localStore.get('swx.reports')
  return kept === 'yes' || kept === 'no' ? kept : undefined
}

/** Whether reports may be sent from this browser. */
export const consentStore = createStore<Consent>(read())

/** Keeps what the user chose. */
export function chooseConsent(consent: 'yes' | 'no'): void {
  localStore.set('swx.reports', consent)
  consentStore.set(consent)
}

/** The host that reports go to, for people. */
export const reportsHost = (): string =>
  new URL(runTimeConfig()?.events?.url ?? '/', window.location.origin).host
