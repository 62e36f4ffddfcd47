import { languages } from '@swx/locales/languages'
import { BusinessError, errorKeys } from '@swx/sdk'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeLanguage } from '#lib/i18n/i18n.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { ErrorNotice } from './error-notice.tsx'

const isSuccess = (code: string) => code.startsWith('2')
const errors = Object.entries(errorKeys).filter(([code]) => !isSuccess(code))
const unlisted = '10050'
/** What a server adds to these errors. */
const params = { name: 'BTC', limit: '0.002', seconds: 30, minutes: 5, attemptsLeft: 2 }

/** What a user reads when an answer has this code. */
function said(code: string): string {
  const call = { method: 'POST', path: '/swx/customer/order/buySmart' }
  const error = new BusinessError('secret server text', { ...call, code, traceId: 't-7', params })
  const { unmount } = render(
    <MemoryRouter>
      <ErrorNotice error={error} />
    </MemoryRouter>,
  )
  const text = screen.getByRole('alert').querySelector('p')?.textContent ?? ''
  unmount()
  return text
}

beforeAll(() => startTestI18n('money', 'errors'))

describe.each(languages)('every error of the contract in $name', (language) => {
  beforeAll(() => changeLanguage(language))

  it('is said on the page in words of its own, and never as an unknown one or in those of the server', () => {
    expect(errors.length).toBeGreaterThan(40)
    const unknown = said(unlisted)
    for (const [code, key] of errors) {
      const text = said(code)
      expect(text.trim(), code).not.toBe('')
      expect([unknown, key, `errors:${key}`], code).not.toContain(text)
      expect(text, code).not.toMatch(/secret|\{\{|undefined/)
    }
  })
})
