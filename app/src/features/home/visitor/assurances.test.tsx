import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { SecurityCard } from './security-card.tsx'

const claim = (key: string, text: string, evidence: object) => ({
  key,
  text,
  value: `${text} in full`,
  ...evidence,
})
const sourced = { source: 'Contract 12, page 3', asOf: '2026-01-31T00:00:00.000Z' }

function show(claims: readonly object[]) {
  return renderWithBackend(<SecurityCard />, {
    answers: {
      claims: () => ({ result: { key: 'claims', value: claims, updatedAt: '2026-01-01T00:00:00.000Z' } }),
    },
  })
}

describe('what is said of the safety of money', () => {
  beforeEach(() => startTestI18n('home'))

  it.each(['compounding', 'insurance', 'governmentTrust', 'licence'])(
    'names %s in the words of the operator, with source and date',
    async (key) => {
      show([claim(key, 'Client money', sourced)])
      expect(await screen.findByText('Client money in full')).toBeDefined()
      expect(screen.getByText(/Contract 12, page 3.*31 Jan 2026/)).toBeDefined()
    },
  )

  it('names nothing without a source or a date, not even in a sandbox', async () => {
    const { sentTo } = show([
      claim('insurance', 'Insured', { source: null, asOf: null }),
      claim('governmentTrust', 'Backed', { ...sourced, asOf: null }),
      claim('licence', 'Licensed', { ...sourced, source: null }),
      claim('other', 'Anything', sourced),
    ])
    await waitFor(() => expect(sentTo('getParamByKey').length + sentTo('claims').length).toBeGreaterThan(0))
    expect(screen.queryByText(/in full/)).toBeNull()
  })
})
