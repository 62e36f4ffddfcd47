import { languageOf } from '@swx/locales/languages'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#lib/i18n/language-store.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { App } from './app.tsx'

/** The app in a browser without a wallet, once the wait for one is over. */
async function openWithoutWallet(path: string) {
  window.history.replaceState(null, '', path)
  render(<App basename="/" />)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  return screen.getByRole('main')
}

describe('the app without a wallet', () => {
  beforeEach(async () => {
    await startTestI18n()
    vi.useFakeTimers()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await act(() => setLanguage(languageOf('en')))
  })

  it.each(['/', '/market', '/no/such/page'])(
    'has at %s only the message, the sandbox label and the choice of language',
    async (path) => {
      const main = await openWithoutWallet(path)
      expect(main.querySelector('h1')?.textContent).toBe(
        'To use this application, you must have a Web3 wallet that supports the appropriate network (Coinbase Wallet).',
      )
      expect(screen.getByRole('note').textContent).toMatch(/sandbox/i)
      expect(screen.queryAllByRole('link')).toEqual([])
      expect(screen.queryByRole('navigation')).toBeNull()
      const languages = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button')
      expect(screen.getAllByRole('button')).toEqual(languages)
    },
  )

  it('says it in the language that is chosen', async () => {
    const main = await openWithoutWallet('/market')
    fireEvent.click(screen.getByRole('button', { name: '简体中文' }))
    vi.useRealTimers()
    await vi.waitFor(() => expect(main.textContent).toContain('钱包'))
    expect(document.documentElement.lang).toBe('zh-Hans-CN')
  })
})
