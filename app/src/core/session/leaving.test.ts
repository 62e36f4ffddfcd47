import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localKeys, type Stay, tabKeys } from '#lib/storage/stored-keys.ts'

const MARK = 'anneliese'
const anna = { token: `t-${MARK}`, userName: MARK }
const ben = { token: 't-ben', userName: 'bertil' }

/** A key of the register; one that begins several ends with the user's name, as an attempt's does. */
const keyOf = (name: string) => (name.endsWith('.') ? `${name}real.${MARK}` : name)
const keysOf = (keys: Readonly<Record<string, Stay>>, ...stays: Stay[]) =>
  Object.keys(keys)
    .filter((name) => stays.includes(keys[name] as Stay))
    .map(keyOf)

/** Marks everything that may be stored of a user, and what an earlier version may have left. */
function fillStorage(): void {
  for (const key of [...keysOf(localKeys, 'user', 'attempt'), `swx.ofEarlier.${MARK}`])
    localStorage.setItem(key, JSON.stringify(MARK))
  for (const key of keysOf(tabKeys, 'user')) sessionStorage.setItem(key, JSON.stringify(MARK))
  localStorage.setItem('token', anna.token)
  localStorage.setItem('swx.user', JSON.stringify({ userName: MARK }))
  sessionStorage.setItem('swx.owner', MARK)
  localStorage.setItem('notOurs', 'stays')
  localStorage.setItem('swx.theme', 'dark')
}

const marked = () =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.entries(storage))
    .filter(([key, value]) => `${key} ${value}`.includes(MARK))
    .map(([key]) => key)

/** The start of the app, as after a reload: no page and no feature is loaded. */
async function start() {
  vi.resetModules()
  const session = await import('./session-store.ts')
  stop = session.followOtherTabs(() => {})
  return session
}
let stop = () => {}

const heard = (key: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))

describe('of a user who leaves', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    fillStorage()
  })
  afterEach(() => stop())

  it('nothing is stored after a reload and a log-out, and what is the device’s stays', async () => {
    const { signOut } = await start()
    expect(marked().length).toBeGreaterThan(12)
    signOut()
    expect(marked()).toEqual([])
    expect(localStorage.getItem('swx.theme')).toBe('dark')
    expect(localStorage.getItem('notOurs')).toBe('stays')
  })

  it('nothing is stored when the session has expired, but the money of which the outcome is not known', async () => {
    const { expireSession, signIn } = await start()
    expireSession()
    expect(marked()).toEqual([`swx.attempts.real.${MARK}`])
    signIn(ben)
    expect(marked()).toEqual([])
  })

  it('nothing is stored once another user logs in over the session', async () => {
    const { signIn } = await start()
    signIn(ben)
    expect(marked()).toEqual([])
    expect(localStorage.getItem('token')).toBe('t-ben')
  })

  it('what is not known of their money is there for the same user again', async () => {
    const { expireSession, signIn } = await start()
    expireSession()
    signIn({ ...anna, token: 't-2' })
    expect(marked()).toContain(`swx.attempts.real.${MARK}`)
  })

  it('nothing is left in another tab when one logs out', async () => {
    const { sessionStore } = await start()
    localStorage.removeItem('token')
    heard('token')
    // The tab in which the user logged out removes those: in this one the session may have expired.
    expect(marked()).toEqual([`swx.attempts.real.${MARK}`])
    expect(sessionStore.get().user).toBeUndefined()
  })

  it('nothing is left in another tab when one logs in as another user, and what is that user’s stays', async () => {
    const { sessionStore } = await start()
    localStorage.clear()
    localStorage.setItem('swx.user', '{"userName":"bertil"}')
    localStorage.setItem('token', ben.token)
    localStorage.setItem('swx.alerts', '"of bertil"')
    heard('token')
    expect(marked()).toEqual([])
    expect(localStorage.getItem('swx.alerts')).toBe('"of bertil"')
    expect(sessionStore.get().user).toEqual(ben)
  })

  it('nothing is left in a tab that slept meanwhile and is loaded again', async () => {
    localStorage.clear()
    await start()
    expect(marked()).toEqual([])

    fillStorage()
    localStorage.clear()
    localStorage.setItem('swx.user', '{"userName":"bertil"}')
    localStorage.setItem('token', ben.token)
    await start()
    expect(marked()).toEqual([])
  })

  it('nothing is left in a page that the browser had put aside and shows again', async () => {
    const { sessionStore } = await start()
    localStorage.clear()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(marked()).toEqual([])
    expect(sessionStore.get().user).toBeUndefined()
  })

  it('nothing is left in memory: stores and drafts', async () => {
    localStorage.setItem('swx.nfts.watched', `["${MARK}"]`)
    const { signIn, signOut } = await start()
    const { createPrivateStore } = await import('./private-store.ts')
    const { readDraft, writeDraft } = await import('#core/forms/drafts.ts')
    const watched = createPrivateStore<unknown>('swx.nfts.watched', {
      parse: (stored) => stored,
      isEmpty: (value) => value === null,
    })
    writeDraft('note', MARK)
    expect(watched.get()).toEqual([MARK])
    signOut()
    expect(watched.get()).toBeNull()
    expect(readDraft('note')).toBeUndefined()
    signIn(ben)
    expect(watched.get()).toBeNull()
  })
})
