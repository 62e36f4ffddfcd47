import { isSwxError } from '@swx/sdk'
import type { RouteName } from '#config/paths.ts'
import { runTimeConfig } from '#config/run-time/run-time-config.ts'
import { consentStore } from './consent.ts'

/** What an app tells its operator. It names no user, no amount and no address with its values. */
export type AppEvent =
  | { readonly kind: 'pageView'; readonly page: RouteName }
  | {
      readonly kind: 'error'
      readonly page: RouteName
      readonly name: string
      /** Code and number of the answer, for an error of a call. */
      readonly code?: string | undefined
      readonly reference?: string | undefined
      /** Where in the files of the build, without what they were given. */
      readonly at: readonly string[]
    }

const FRAMES = 5
const framesOf = (stack = ''): readonly string[] =>
  stack
    .split('\n')
    .flatMap((line) => /\/assets\/[\w.-]+\.js:\d+:\d+/.exec(line)?.[0] ?? [])
    .slice(0, FRAMES)

/** An error as it is reported: its message stays here, since it may say what a user typed. */
export function errorEvent(error: unknown, page: RouteName): AppEvent {
  const { name, stack } = error instanceof Error ? error : new Error(typeof error)
  const { code, traceId } = isSwxError(error) ? error : {}
  return { kind: 'error', page, name, code, reference: traceId, at: framesOf(stack) }
}

/** Posts an event, also while the page is being left. What does not arrive is lost: nothing of the user depends on it. */
export function report(event: AppEvent): void {
  const events = runTimeConfig()?.events
  const isWanted = event.kind === 'error' ? events?.errors : events?.pageViews
  if (!events || !isWanted || consentStore.get() !== 'yes') return
  fetch(events.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {})
}
