import { describe, expect, it, vi } from 'vitest'
import { createPreferencesSync, type Look } from './preferences-sync.ts'

const start = () => {
  let finish = () => {}
  const show = vi.fn<(look: Look) => void>()
  const keep = vi.fn((_: Look) => new Promise<void>((resolve) => (finish = resolve)))
  const arrive = async () => {
    finish()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { show, keep, arrive, sync: createPreferencesSync({ show, keep }) }
}

describe('how the app looks', () => {
  it('is that of the account on a device the user signs in on', () => {
    const { sync, show, keep } = start()
    sync.accountRead({ language: 'de', theme: 'dark' })
    expect(show).toHaveBeenCalledExactlyOnceWith({ language: 'de', theme: 'dark' })
    expect(keep).not.toHaveBeenCalled()
  })

  it('stays as the device has it where the account has no choice', () => {
    const { sync, show } = start()
    sync.accountRead({})
    expect(show).not.toHaveBeenCalled()
  })

  it('goes to the account with each choice, and is not undone by what was read before', async () => {
    const { sync, show, keep, arrive } = start()
    sync.accountRead({ theme: 'light' })
    show.mockClear()
    sync.chosen({ theme: 'dark' })
    expect(keep).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' })
    sync.accountRead({ theme: 'light' })
    expect(show).not.toHaveBeenCalled()
    await arrive()
    sync.accountRead({ theme: 'dark' })
    expect(show).not.toHaveBeenCalled()
  })

  it('follows a choice that is made on another device later', () => {
    const { sync, show } = start()
    sync.accountRead({ theme: 'dark', risingColour: 'red' })
    show.mockClear()
    sync.accountRead({ theme: 'dark', risingColour: 'green' })
    expect(show).toHaveBeenCalledExactlyOnceWith({ risingColour: 'green' })
  })

  it('is what a visitor chose just before signing in', () => {
    const { sync, show, keep } = start()
    sync.chosen({ language: 'ar' })
    sync.accountRead({ language: 'de', theme: 'dark' })
    expect(show).toHaveBeenCalledExactlyOnceWith({ theme: 'dark' })
    expect(keep).toHaveBeenCalledExactlyOnceWith({ language: 'ar' })
  })
})
