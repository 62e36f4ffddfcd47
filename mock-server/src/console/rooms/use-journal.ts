import { useRef } from 'preact/hooks'
import type { World } from '../../control-client/world.ts'
import { type Live, useReading } from '../use-live.ts'
import type { Entry } from './journal-filters.ts'

/** As many as the mock server keeps. */
const KEPT = 1_000

type Kind = Entry['kind']

const isSame = (one: Entry, other: Entry | undefined): boolean =>
  one.seq === other?.seq && one.traceId === other.traceId && one.path === other.path

/**
 * The calls to the customer API that a world keeps, or those to its control plane, oldest first. Only what is new is
 * asked for, from the last known entry on; a world that started over does not have it, and is read whole.
 */
export const useJournal = (kind: Kind, beats?: number): Live<readonly Entry[]> => {
  const known = useRef<{ world: World; kind: Kind; entries: readonly Entry[] } | undefined>(undefined)
  return useReading(
    async (world) => {
      const own = known.current
      const before = own?.world === world && own.kind === kind ? own.entries : []
      const read = async (since: number) =>
        (await world.call('getJournal', { query: { kind, ...(since > 0 && { since }) } })).entries
      const last = before.at(-1)
      let entries: readonly Entry[] = await read(last ? last.seq - 1 : 0)
      if (last && isSame(last, entries[0])) entries = [...before, ...entries.slice(1)].slice(-KEPT)
      else if (last) entries = await read(0)
      known.current = { world, kind, entries }
      return entries
    },
    `journal ${kind}`,
    beats,
  )
}
