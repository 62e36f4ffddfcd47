import { z } from 'zod/mini'
import { createPrivateStore } from '#core/session/private-store.ts'

const MOST = 6
const codes = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MOST))

/** Codes of the instruments that the user has opened last, the newest first; in this browser only. */
export const recentInstruments = createPrivateStore<readonly string[]>('swx.recentInstruments', {
  parse: (stored) => codes.safeParse(stored).data ?? [],
  isEmpty: (known) => known.length === 0,
})

/** Remembers that an instrument was opened. */
export function rememberInstrument(code: string): void {
  const known = recentInstruments.get()
  if (known[0] !== code)
    recentInstruments.keep([code, ...known.filter((other) => other !== code)].slice(0, MOST))
}
