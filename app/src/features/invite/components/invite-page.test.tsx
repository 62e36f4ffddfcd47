import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { InvitePage } from './invite-page.tsx'

const summary = {
  code: 'MEI2026',
  link: '/pass/register?invite=MEI2026',
  invited: 3,
  funded: 2,
  traded: 1,
  rewarded: 1,
  pending: 2,
  totalReward: '20.00',
  rules: { reward: '20.00', capPerYear: 50, minimumDeposit: '120.00' },
}
const tom = {
  id: 'in-1',
  maskedName: 't***y',
  stage: 'TRADED',
  joinedAt: '2026-01-10T10:00:00.000Z',
  reward: '20.00',
}
const link = `${window.location.origin}/pass/register?invite=MEI2026`

function show({
  facts = () => ({ result: summary }),
  list = [tom],
  isOn = true,
}: {
  facts?: FakeAnswer
  list?: unknown[]
  isOn?: boolean
} = {}) {
  return renderWithBackend(<InvitePage />, {
    answers: {
      inviteSummary: facts,
      listInvite: () => ({ result: pageOf(list) }),
      getParamByKey: () => ({ result: { key: 'features', value: { invite: isOn }, updatedAt: '' } }),
    },
  })
}

const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')

describe('inviting friends', () => {
  beforeEach(async () => {
    await startTestI18n('invite', 'auth', 'errors')
    toastStore.set(undefined)
    vi.unstubAllGlobals()
  })

  it('says first what a friend brings and when, with amount, conditions and cap of the parameters', async () => {
    show()
    const title = await screen.findByRole('heading', { name: /You get/ })
    expect(plain(title.textContent)).toBe('You get 20.00 USD once a friend joins, deposits and trades')
    const rules = screen.getByRole('heading', { name: 'Rules' }).closest('section')
    expect(
      within(rules as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual([
      '20.00 USD for each friend, paid once.',
      'Paid when the friend has an approved deposit of 120.00 USD or more and has made one trade.',
      'Limit: 50 rewards in a calendar year.',
      'One level only: nothing for people your friends invite.',
      'Nothing for how much they trade or lose.',
      'Added to your real balance. You can withdraw it.',
    ])
  })

  it('has the code, the link to the registration and its QR code to pass on', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Copy the code' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('MEI2026'))
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(link))
    expect(toastStore.get()?.text).toBe('Copied.')
    expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeDefined()
  })

  it('opens the share sheet where there is one, and takes its closing for no failure', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
    vi.stubGlobal('navigator', { ...navigator, share })
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Share the link' }))
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }))
    expect(plain(share.mock.calls[0]?.[0].text)).toContain(
      'The sender gets 20.00 USD after your first approved deposit of 120.00 USD or more and your first trade',
    )
  })

  it('shows three steps with how many came so far, and who joined with masked names', async () => {
    show()
    const steps = (await screen.findByRole('heading', { name: 'How it works' })).closest('section')
    expect(plain(steps?.textContent)).toMatch(/Joined: 3.*Deposited: 2.*Traded: 1/)
    const row = within(await screen.findByRole('table', { name: 'Who joined' })).getAllByRole('row')[1]
    expect(plain(row?.textContent)).toMatch(/t\*\*\*y.*10 Jan 2026.*Traded.*\+20\.00/)
  })

  it('says how it begins when nobody has joined yet, and when rewards are paused', async () => {
    show({ list: [], isOn: false })
    expect(await screen.findByText('Nobody has joined yet')).toBeDefined()
    expect(await screen.findByText(/^Rewards are paused/)).toBeDefined()
  })

  it('is tried again when it cannot be loaded', async () => {
    let isBroken = true
    show({
      facts: () => {
        if (isBroken) throw new TypeError('offline')
        return { result: summary }
      },
    })
    expect(await screen.findByText('Your code and your rewards aren’t affected.')).toBeDefined()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('MEI2026')).toBeDefined()
  })
})
