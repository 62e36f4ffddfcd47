/**
 * How long what is stored under a key stays in the browser:
 * - `device`: says nothing of a user, and stays;
 * - `user`: belongs to the user, or to the visitor who may become one. It goes when the user logs out, when the session
 *   expires and when another user logs in;
 * - `attempt`: money that was sent and is not answered yet. As `user`, but it waits for its user to log in again after
 *   the session expired.
 */
export type Stay = 'device' | 'user' | 'attempt'

/** Every key of the local storage. One that ends in a full stop is the beginning of several. */
export const localKeys = {
  token: 'user',
  isLogin: 'user',
  'swx.user': 'user',
  'swx.searches': 'user',
  'swx.alerts': 'user',
  'swx.lists': 'user',
  'swx.recentInstruments': 'user',
  'swx.nfts.watched': 'user',
  'swx.stepsPutOff': 'user',
  'swx.guideDone': 'user',
  'swx.helpful': 'user',
  'swx.chartTools.': 'user',
  'swx.ticket.': 'user',
  'swx.draft.': 'user',
  'swx.attempts.': 'attempt',
  lang: 'device',
  language: 'device',
  virtualStatus: 'device',
  'swx.config': 'device',
  'swx.reports': 'device',
  'swx.theme': 'device',
  'swx.updown': 'device',
  'swx.amountsHidden': 'device',
  'swx.boardSeen': 'device',
  'swx.guideClosed': 'device',
  'swx.chartTools': 'device',
  'swx.chartLayouts': 'device',
  'swx.chartDrawings': 'device',
  'swx.workspace': 'device',
  'swx.marketColumns': 'device',
  'swx.marketFilters': 'device',
  'swx.vibration': 'device',
  'swx.characterKeys': 'device',
  'swx.visits': 'device',
  'swx.install': 'device',
} as const satisfies Record<string, Stay>

/** Every key of the storage of one browser tab. */
export const tabKeys = {
  'swx.owner': 'user',
  'swx.lastPositions': 'user',
  'swx.google': 'user',
  'swx.register': 'user',
  'swx.pictures.': 'user',
  'swx.places': 'device',
  'swx.device': 'device',
  'swx.path': 'device',
  'swx.reloadedFor': 'device',
  'swx.visited': 'device',
} as const satisfies Record<string, Stay>

/** The keys that a name of the register stands for. */
export type KeyOf<Name> = Name extends `${string}.` ? `${Name}${string}` : Name & string

/** A key of the local storage; one that is not registered does not compile. */
export type StorageKey = KeyOf<keyof typeof localKeys>

/**
 * How long a key stays. Whatever else bears our name, as an earlier version may have left it, counts as the user's;
 * what does not is not ours.
 */
export function stayOf(keys: Readonly<Record<string, Stay>>, key: string): Stay | undefined {
  const name = keys[key]
    ? key
    : Object.keys(keys).find((start) => start.endsWith('.') && key.startsWith(start))
  return name === undefined ? (key.startsWith('swx.') ? 'user' : undefined) : keys[name]
}
