import { useLayoutEffect, useState } from 'preact/hooks'

/** The rooms of the console, by the word that their address has. */
export const roomNames = [
  'overview',
  'clock',
  'reviews',
  'users',
  'mailbox',
  'prices',
  'auctions',
  'ledger',
  'journal',
  'invariants',
  'faults',
  'stubs',
  'snapshots',
  'worlds',
  'settings',
] as const
export type RoomName = (typeof roomNames)[number]

/** What the address shows: a room, and what is chosen or filtered there. */
export interface Route {
  readonly room: RoomName
  readonly query: Readonly<Record<string, string>>
}

type Query = Readonly<Record<string, string | number | undefined>>

const isRoom = (name: string): name is RoomName => (roomNames as readonly string[]).includes(name)

/** Reads the part of an address behind the `#`; an unknown room is the overview. */
export const parseRoute = (hash: string): Route => {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?')
  return {
    room: isRoom(path) ? path : 'overview',
    query: Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== '')),
  }
}

/** The address of a room; values that are empty are left out. */
export const hrefOf = (room: RoomName, query: Query = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `#/${room === 'overview' ? '' : room}${search === '' ? '' : `?${search}`}`
}

/** Told when a filter changes the address, of which the browser sends no event. */
const REPLACED = 'console:replaced'

/** Changes what is filtered without an own place in the history. */
export const replaceQuery = (changes: Query): void => {
  const { room, query } = parseRoute(location.hash)
  history.replaceState(null, '', hrefOf(room, { ...query, ...changes }))
  dispatchEvent(new Event(REPLACED))
}

/** The route that the address shows now. */
export const useRoute = (): Route => {
  const [route, setRoute] = useState(() => parseRoute(location.hash))
  // Before anything can be typed: a change must not come before the listening for it.
  useLayoutEffect(() => {
    const read = () => setRoute(parseRoute(location.hash))
    for (const name of ['hashchange', 'popstate', REPLACED]) addEventListener(name, read)
    return () => {
      for (const name of ['hashchange', 'popstate', REPLACED]) removeEventListener(name, read)
    }
  }, [])
  return route
}
