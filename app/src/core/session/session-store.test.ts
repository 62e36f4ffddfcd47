import { beforeEach, describe, expect, it, vi } from 'vitest'
import { modeStore, setMode } from '../account-mode/mode-store.ts'
import { expireSession, followOtherTabs, sessionStore, signIn, signOut } from './session-store.ts'

const stored = () => Object.fromEntries(Object.entries(localStorage))

describe('what the browser remembers of a session', () => {
  beforeEach(() => {
    signOut()
    localStorage.clear()
    localStorage.setItem('lang', 'de')
    localStorage.setItem('language', 'Deutsch')
  })

  it('keeps token, login mark and name after logging in, and nothing else', () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    expect(stored()).toEqual({
      lang: 'de',
      language: 'Deutsch',
      token: 't-1',
      isLogin: 'true',
      'swx.user': '{"userName":"marta_k"}',
    })
  })

  it('forgets the user on log-out, keeps the language and starts in demo mode again', () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    signOut()
    expect(stored()).toEqual({ lang: 'de', language: 'Deutsch', virtualStatus: '1' })
    expect(modeStore.get()).toBe('demo')
  })

  it('forgets the user when the backend ends the session, but keeps the mode', () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    expireSession()
    expect(stored()).toEqual({ lang: 'de', language: 'Deutsch', virtualStatus: '0' })
    expect(sessionStore.get()).toMatchObject({ user: undefined, endedBy: 'expiry' })
  })

  it('says once that a session ended, however many calls found out', () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    expireSession()
    const { epoch } = sessionStore.get()
    expireSession()
    expect(sessionStore.get().epoch).toBe(epoch)
  })

  it('says so once when another tab switches the mode, and keeps who is logged in and what is on the page', () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    const onMode = vi.fn()
    const stop = followOtherTabs(onMode)
    const { epoch } = sessionStore.get()
    localStorage.setItem('virtualStatus', '0')
    const heard = { key: 'virtualStatus', storageArea: localStorage }
    window.dispatchEvent(new StorageEvent('storage', heard))
    window.dispatchEvent(new StorageEvent('storage', heard))
    stop()
    expect(modeStore.get()).toBe('real')
    expect(onMode).toHaveBeenCalledExactlyOnceWith('real')
    expect(sessionStore.get()).toMatchObject({ user: { userName: 'marta_k' }, epoch })
  })

  it('stays logged in on a page that the browser brings back whole, also where it stores nothing', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    signIn({ token: 't-1', userName: 'marta_k' })
    const stop = followOtherTabs(() => {})
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    stop()
    blocked.mockRestore()
    expect(sessionStore.get().user).toEqual({ token: 't-1', userName: 'marta_k' })
  })

  it('stores demo as 1 and real as 0', () => {
    setMode('real')
    expect(localStorage.getItem('virtualStatus')).toBe('0')
    setMode('demo')
    expect(localStorage.getItem('virtualStatus')).toBe('1')
  })
})
