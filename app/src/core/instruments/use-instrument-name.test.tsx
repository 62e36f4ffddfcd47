import { type LanguageCode, languageOf } from '@swx/locales/languages'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setLanguage } from '#lib/i18n/language-store.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { useInstrumentName } from './use-instrument-name.ts'

describe('what an instrument is called', () => {
  beforeEach(() => startTestI18n('market'))
  afterEach(() => act(() => setLanguage(languageOf('en'))))

  it.each<[LanguageCode, code: string, expected: string]>([
    ['ar', 'AUDCAD', 'دولار أسترالي / دولار كندي'],
    ['ar', 'XAUUSD', 'ذهب، أونصة تروي'],
    ['zh', 'EURUSD', '欧元 / 美元'],
    ['hk', 'XAGUSD', '白銀，金衡安士'],
    ['ja', 'GC.F', '金先物'],
    ['ko', 'DAX.F', '독일 40 선물'],
    ['de', 'OIL.F', 'Rohöl, Future'],
    ['fr', 'USDCHF', 'Dollar des États-Unis / franc suisse'],
    ['it', 'ZW.F', 'Grano, future'],
    ['es', 'MTLX', 'Cesta de metales preciosos, 24\u00a0horas'],
    ['en', 'GBPUSD', 'British Pound / US Dollar'],
  ])('in %s: %s is %s', async (language, code, expected) => {
    await act(() => setLanguage(languageOf(language)))
    const nameOf = renderHook(() => useInstrumentName()).result.current
    expect(nameOf({ code, name: 'as the server lists it' })).toBe(expected)
  })

  it.each([
    ['AAPL', 'Apple'],
    ['BTC', 'Bitcoin'],
    ['GOLDEN', 'A company of six letters'],
    ['EURQQQ', 'A currency that is not known'],
  ])('stays as the server lists it where no language has a word of its own: %s', async (code, name) => {
    await act(() => setLanguage(languageOf('ar')))
    const nameOf = renderHook(() => useInstrumentName()).result.current
    expect(nameOf({ code, name })).toBe(name)
  })
})
