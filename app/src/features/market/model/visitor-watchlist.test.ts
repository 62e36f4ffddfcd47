import { describe, expect, it } from 'vitest'
import { createStore } from '#lib/store/create-store.ts'
import { addToList, mergeWatchlistOnLogin, removeFromList, WATCH_MAX } from './visitor-watchlist.ts'

function setUp(isAdded: (id: string) => boolean = () => true) {
  const visitorList = createStore<readonly string[]>(['7', '3'])
  const session = createStore<string | undefined>(undefined)
  const added: string[] = []
  mergeWatchlistOnLogin({
    visitorList,
    subscribe: session.subscribe,
    isLoggedIn: () => session.get() !== undefined,
    addWatch: async (id) => {
      added.push(id)
      return isAdded(id)
    },
  })
  return { visitorList, session, added }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('what a visitor watches', () => {
  it('goes to the account at login, in order and once', async () => {
    const { visitorList, session, added } = setUp()
    session.set('mei')
    await settled()
    expect(added).toEqual(['7', '3'])
    expect(visitorList.get()).toEqual([])
    session.set('mei again')
    await settled()
    expect(added).toHaveLength(2)
  })

  it('stays in memory until a user logs in', async () => {
    const { visitorList, session, added } = setUp()
    session.set(undefined)
    await settled()
    expect(added).toEqual([])
    expect(visitorList.get()).toEqual(['7', '3'])
  })

  it('is carried over no further once the account is full', async () => {
    const { session, added } = setUp(() => false)
    session.set('mei')
    await settled()
    expect(added).toEqual(['7'])
  })

  it('holds each instrument once, and a hundred at most', () => {
    const full = Array.from({ length: WATCH_MAX }, (_, n) => String(n))
    expect(addToList(['1'], '1')).toEqual(['1'])
    expect(addToList(full, 'one more')).toEqual(full)
    expect(removeFromList(['1', '2'], '1')).toEqual(['2'])
  })
})
