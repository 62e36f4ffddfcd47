import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { type ExpectedInterest, NextCreditsCard } from './next-credits-card.tsx'

const plan = {
  orderNo: 'SM1',
  productName: 'Crypto index plan',
  amount: '5000.00',
  dailyRate: '0.0040',
  valueDate: '2026-01-01T00:00:00.000Z',
  profitDays: 9,
  days: 30,
}
const interest: ExpectedInterest = { amount: '45.60', error: null, refetch: () => undefined }

const show = (listSmartOrder: FakeAnswer, ownInterest = interest, name = plan.productName) =>
  renderWithBackend(
    <NextCreditsCard interest={ownInterest} named={(bought) => ({ ...bought, productName: name })} />,
    { answers: { listSmartOrder } },
  )

describe('the next daily payments', () => {
  beforeEach(() => startTestI18n('cockpit'))

  it('say that they load, then what each plan and cash pay, with the sum and the risk', async () => {
    show(() => ({ result: pageOf([plan]) }))
    expect(screen.getByText('Loading your next daily payments')).toBeTruthy()
    expect(await screen.findByText(/Crypto index plan.*day 10 of 30/)).toBeTruthy()
    expect(screen.getByText('20.00')).toBeTruthy()
    expect(screen.getByText('45.60')).toBeTruthy()
    expect(document.body.textContent).toContain('65.60')
    expect(screen.getByText(/not guaranteed/)).toBeTruthy()
  })

  it('call a plan as it is called in the language of the user', async () => {
    show(() => ({ result: pageOf([plan]) }), interest, 'Krypto-Indexplan')
    expect(await screen.findByText(/Krypto-Indexplan.*day 10 of 30/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('Crypto index plan')
  })

  it('lead to the plans when nothing is to come', async () => {
    show(() => ({ result: pageOf([]) }), { ...interest, amount: '0.00' })
    expect(await screen.findByText('No payments coming up')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/trading')
  })

  it('say that they could not be loaded, and load when the user tries again', async () => {
    let isBroken = true
    show(() => (isBroken ? { code: '500' } : { result: pageOf([plan]) }))
    expect(await screen.findByText('We couldn’t load your next daily payments')).toBeTruthy()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('20.00')).toBeTruthy()
  })

  it('say so while the interest could not be loaded, show no sum, and ask for it again', async () => {
    const refetch = vi.fn()
    show(() => ({ result: pageOf([plan]) }), { amount: undefined, error: new Error('lost'), refetch })
    expect(await screen.findByText('We couldn’t load your next daily payments')).toBeTruthy()
    expect(screen.queryByText('20.00')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
  })
})
