import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { IdentityPage } from './identity-page.tsx'

const parameter =
  (key: string, value: unknown): FakeAnswer =>
  () => ({ result: { key, value, updatedAt: '2026-01-01T00:00:00.000Z' } })
const pending = {
  status: 'PENDING_REVIEW',
  submittedAt: '2026-01-10T15:20:00.000Z',
  reviewDueAt: '2026-01-12T15:20:00.000Z',
  delayed: false,
  history: [{ status: 'PENDING_REVIEW', at: '2026-01-10T15:20:00.000Z' }],
}

const show = (getKyc: FakeAnswer) =>
  renderWithBackend(<IdentityPage />, {
    link: '/loan/kyc',
    answers: {
      areaCodes: parameter('areaCodes', ['+65', '+81']),
      countries: parameter('countries', ['SG', 'JP']),
      'upload.config': parameter('upload.config', { maxBytes: 2_097_152, pickerMaxBytes: 52_428_800 }),
      getKyc,
    },
  })
const submit = () => screen.queryByRole('button', { name: 'Submit identity check' })

describe('the page of the identity check', () => {
  beforeEach(async () => {
    await startTestI18n('identity', 'images', 'money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
  })

  it('warns of real documents and offers samples; nothing is sent before everything is there', async () => {
    const { sentTo } = show(() => ({ result: { status: 'NOT_VERIFIED', delayed: false, history: [] } }))
    expect(await screen.findByText(/Do not use real documents here/)).toBeDefined()
    for (const picture of ['Front', 'Back', 'You holding the document'])
      expect(screen.getByRole('button', { name: `Use a sample: ${picture}` })).toBeDefined()
    fireEvent.submit(document.getElementById('identity-form') as HTMLFormElement)
    expect((await screen.findAllByText('Fill in this field.')).length).toBe(8)
    expect(screen.getByText('Fill in all fields.')).toBeDefined()
    expect(sentTo('identification')).toEqual([])
  })

  it('keeps what was filled in when the user leaves the page and comes back, and forgets it at log-out', async () => {
    const open = () => show(() => ({ result: { status: 'NOT_VERIFIED', delayed: false, history: [] } }))
    open()
    fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Mei' } })
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'SG' } })
    fireEvent.click(screen.getByRole('button', { name: 'Passport' }))
    cleanup()
    open()
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Mei')
    expect(screen.getByLabelText('Country')).toHaveProperty('value', 'SG')
    expect(screen.getByRole('button', { name: 'Passport' }).getAttribute('aria-pressed')).toBe('true')
    cleanup()
    signOut()
    signIn({ token: 't-2', userName: 'marta_k' })
    open()
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', '')
  })

  it('offers the area codes and countries that the backend names, and no others', async () => {
    show(() => ({ result: { status: 'NOT_VERIFIED', delayed: false, history: [] } }))
    const choices = async (label: string) =>
      Array.from((await screen.findByLabelText<HTMLSelectElement>(label)).options, ({ value }) => value)
    expect((await choices('Country')).sort()).toEqual(['', 'JP', 'SG'])
    fireEvent.click(screen.getByLabelText('Country code'))
    expect(screen.getAllByRole('option', { name: /^\+/ }).map(({ textContent }) => textContent)).toEqual([
      '+65Singapore',
      '+81Japan',
    ])
  })

  it('asks for no back of a passport', async () => {
    show(() => ({ result: { status: 'NOT_VERIFIED', delayed: false, history: [] } }))
    fireEvent.click(await screen.findByRole('button', { name: 'Passport' }))
    expect(screen.queryByRole('button', { name: 'Use a sample: Back' })).toBeNull()
  })

  it('says until when a review is due', async () => {
    show(() => ({ result: pending }))
    expect(await screen.findByText(/^Result expected by 12 Jan, 15:20 UTC\.$/)).toBeDefined()
    expect(submit()).toBeNull()
  })

  it('says that a review is delayed, and what goes on regardless', async () => {
    show(() => ({ result: { ...pending, delayed: true } }))
    expect(await screen.findByText(/Withdrawals up to the daily limit work as before/)).toBeDefined()
    expect(screen.queryByText(/^Result expected by/)).toBeNull()
  })

  it('tells why it was not passed, with the form to submit it again', async () => {
    show(() => ({
      result: {
        ...pending,
        status: 'FAILED',
        failReason: 'document unreadable',
        history: [
          ...pending.history,
          { status: 'FAILED', at: '2026-01-11T09:00:00.000Z', reason: 'document unreadable' },
        ],
      },
    }))
    expect((await screen.findAllByText('Reason: document unreadable')).length).toBe(2)
    fireEvent.click(screen.getByRole('button', { name: 'Submit again' }))
    expect(document.activeElement).toBe(screen.getByLabelText('First name'))
    expect(submit()).not.toBeNull()
  })

  it('asks for nothing more once it is passed', async () => {
    show(() => ({ result: { ...pending, status: 'VERIFIED' } }))
    expect(await screen.findByText(/There’s nothing left to do/)).toBeDefined()
    expect(submit()).toBeNull()
  })

  it('offers to try again when it could not be loaded', async () => {
    let isBroken = true
    show(() => (isBroken ? { code: '10018' } : { result: { ...pending, status: 'VERIFIED' } }))
    expect(await screen.findByText('We couldn’t load the identity check')).toBeDefined()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/There’s nothing left to do/)).toBeDefined()
  })
})
