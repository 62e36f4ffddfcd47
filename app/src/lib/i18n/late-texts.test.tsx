import { languageOf } from '@swx/locales/languages'
import { act, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { textFormats } from '#core/format/text-formats.ts'
import { localStore } from '#lib/storage/storage.ts'
import { preloadTexts, startI18n } from './i18n.ts'
import { chooseLanguage, chosenLanguage, followLanguage, languageStore } from './language-store.ts'

const network = vi.hoisted(() => ({
  isDown: false,
  /** A namespace that does not arrive. */
  lost: '',
  waits: new Map<string, Promise<void>>(),
}))

vi.mock('./locale-files.ts', async (importOriginal) => {
  const { loadTexts } = await importOriginal<typeof import('./locale-files.ts')>()
  return {
    loadTexts: async (tag: string, namespace: string) => {
      await network.waits.get(tag)
      if (network.isDown || network.lost === namespace) throw new TypeError('Failed to fetch')
      return loadTexts(tag, namespace)
    },
  }
})

function Review() {
  const { t } = useTranslation('waiting')
  return <p>{t('place.held')}</p>
}

beforeAll(() => startI18n(languageOf('en'), textFormats))
afterEach(() => {
  network.isDown = false
  network.lost = ''
  network.waits.clear()
  vi.useRealTimers()
})

it('a part whose texts do not arrive is not shown with keys for words: it waits, and they are asked for again', async () => {
  vi.useFakeTimers()
  network.isDown = true
  await act(async () =>
    render(
      <Suspense fallback="loading">
        <Review />
      </Suspense>,
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(document.body.textContent).toBe('loading')
  network.isDown = false
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  vi.useRealTimers()
  expect(await screen.findByText('Put on hold when you confirm')).toBeTruthy()
})

it('a part that waits for its texts keeps no other from what has come', async () => {
  network.lost = 'plans'
  const Plans = () => <p>{useTranslation('plans').t('historyLink')}</p>
  await act(async () =>
    render(
      <Suspense fallback="loading">
        <Plans />
      </Suspense>,
    ),
  )
  await preloadTexts(['nfts'])
  expect(i18next.hasResourceBundle('en-GB', 'nfts')).toBe(true)
  expect(document.body.textContent).toContain('loading')
})

it('texts that are fetched ahead and do not arrive are an error, and there at the next call', async () => {
  network.isDown = true
  await expect(preloadTexts(['loans'])).rejects.toThrow('Failed to fetch')
  network.isDown = false
  await preloadTexts(['loans'])
  expect(i18next.hasResourceBundle('en-GB', 'loans')).toBe(true)
})

it('a language whose texts do not arrive is not switched to: nothing changes, and nothing was chosen', async () => {
  const close = i18next.t('action.close')
  network.isDown = true
  await expect(chooseLanguage(languageOf('ar'))).rejects.toThrow('Failed to fetch')
  expect(i18next.t('action.close')).toBe(close)
  expect(document.documentElement.dir).toBe('ltr')
  expect(languageStore.get().code).toBe('en')
  expect(chosenLanguage.get()).toBeUndefined()
  expect(localStore.get('lang')).toBeNull()
})

it('of two languages that are chosen at once the later one holds, whichever texts come first', async () => {
  let arrive = () => {}
  network.waits.set('de', new Promise((resolve) => (arrive = resolve)))
  const slow = chooseLanguage(languageOf('de'))
  await chooseLanguage(languageOf('fr'))
  arrive()
  await slow
  expect(languageStore.get().code).toBe('fr')
  expect(chosenLanguage.get()?.code).toBe('fr')
  expect(i18next.language).toBe('fr')
})

it('a language that is chosen elsewhere meanwhile does not replace the one that the user is choosing', async () => {
  let arrive = () => {}
  network.waits.set('ko', new Promise((resolve) => (arrive = resolve)))
  const slow = chooseLanguage(languageOf('ko'))
  followLanguage(languageOf('it'))
  arrive()
  await slow
  expect(languageStore.get().code).toBe('ko')
  expect(chosenLanguage.get()?.code).toBe('ko')
})
