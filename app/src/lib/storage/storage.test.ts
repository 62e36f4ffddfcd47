import { afterEach, describe, expect, it, vi } from 'vitest'
import { localStore, tabStore } from './storage.ts'

const refuse = (message: string, name: string) => () => {
  throw new DOMException(message, name)
}
const blocked = (area: 'localStorage' | 'sessionStorage' = 'localStorage') =>
  void vi.spyOn(window, area, 'get').mockImplementation(refuse('Access is denied', 'SecurityError'))
const full = () => {
  const { localStorage: room } = window
  const storage = {
    getItem: (key: string) => room.getItem(key),
    removeItem: (key: string) => room.removeItem(key),
    setItem: refuse('No room', 'QuotaExceededError'),
  }
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(storage as Partial<Storage> as Storage)
}
/** Another tab changes a value. */
const elsewhere = (key: string, value: string) => {
  localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
}

describe('what a browser does not store', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    localStore.removeAll('user')
    localStore.removeAll('device')
  })

  it.each([
    ['is full', full],
    ['is blocked', blocked],
  ])('is still known to the page where the storage %s, and not to the next one', async (_, stop) => {
    stop()
    expect(localStore.set('token', 't-1')).toBe(false)
    expect(localStore.get('token')).toBe('t-1')
    expect(localStore.unstored()).toEqual(['token'])
    localStore.remove('token')
    expect(localStore.get('token')).toBeNull()
    expect(localStore.unstored()).toEqual([])
    vi.restoreAllMocks()
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('takes the place of what was stored before, and is stored as soon as it can be', () => {
    localStore.set('virtualStatus', '1')
    full()
    localStore.set('virtualStatus', '0')
    expect(localStore.get('virtualStatus')).toBe('0')
    vi.restoreAllMocks()
    expect(localStore.set('virtualStatus', '0')).toBe(true)
    expect(localStore.unstored()).toEqual([])
    expect(localStorage.getItem('virtualStatus')).toBe('0')
  })

  it('goes when its user leaves, and what says nothing of a user stays', () => {
    blocked()
    localStore.set('token', 't-1')
    localStore.set('virtualStatus', '0')
    localStore.removeAll('user')
    expect(localStore.get('token')).toBeNull()
    expect(localStore.get('virtualStatus')).toBe('0')
  })

  it('gives way to what another tab has stored since', () => {
    const heard = vi.fn()
    const stop = localStore.onChange(['virtualStatus'], heard)
    full()
    localStore.set('virtualStatus', '0')
    vi.restoreAllMocks()
    elsewhere('virtualStatus', '1')
    stop()
    expect(heard).toHaveBeenCalledExactlyOnceWith('virtualStatus')
    expect(localStore.get('virtualStatus')).toBe('1')
  })

  it('is told when it comes about and when it ends', () => {
    const told = vi.fn()
    const stop = localStore.onUnstored(told)
    full()
    localStore.set('token', 't-1')
    expect(told).toHaveBeenCalledTimes(1)
    localStore.remove('token')
    expect(told).toHaveBeenCalledTimes(2)
    stop()
  })

  it('is known to a tab as well', () => {
    blocked('sessionStorage')
    expect(tabStore.set('swx.owner', 'mei')).toBe(false)
    expect(tabStore.get('swx.owner')).toBe('mei')
    tabStore.removeAll('user')
    expect(tabStore.get('swx.owner')).toBeNull()
  })
})
