import { languageOf } from '@swx/locales/languages'
import i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import { textFormats } from '#core/format/text-formats.ts'
import { startI18n } from './i18n.ts'

vi.mock('./locale-files.ts', () => ({
  loadTexts: () => Promise.reject(new DOMException('The operation was aborted.', 'AbortError')),
}))

it('a text can be asked for where none has come, as on a page that is left while it loads', () => {
  void startI18n(languageOf('en'), textFormats)
  expect(i18next.t('action.close')).toBe('action')
})
