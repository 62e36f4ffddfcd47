import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { forgetSubmissions } from '#core/money/submissions.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { myNftFixture, nftFixture } from '#test/nft-fixture.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import type { MyNft, Nft } from '../model/nft.ts'
import { NftPage } from './nft-page.tsx'

const unlocked = {
  locked: false,
  reason: null,
  until: null,
  contactUrl: '',
  hasPassword: true,
  attemptsLeft: 5,
}
const list = (work: Nft) => () => ({ result: pageOf([work]) })

const show = (work: Nft, mine: readonly MyNft[] = [], answers: Record<string, FakeAnswer> = {}) =>
  renderWithBackend(<NftPage />, {
    link: `/nfts/detail?id=${work.id}`,
    answers: {
      'index/listNft': list(work),
      'user/listNft': ({ query }) => ({
        result: pageOf(
          mine.filter(({ status }) => (status === 'LIVE') === (query.get('kind') === 'bidding')),
        ),
      }),
      listNftBid: () => ({
        result: pageOf([{ maskedName: 'm***n', amount: work.currentBid, at: '2026-01-10T14:40:00.000Z' }]),
      }),
      getUserInfo: () => ({ result: sampleUser('5000.00') }),
      locked: () => ({ result: unlocked }),
      ...answers,
    },
  })
const text = () => document.body.textContent?.replace(/\s+/g, ' ') ?? ''
const amount = () => screen.findByRole('textbox', { name: /^Your bid/ })
const fill = async (bid: string, address = 'SANDBOX-ETH-1') => {
  fireEvent.change(await amount(), { target: { value: bid } })
  fireEvent.change(screen.getByLabelText('Where the work goes'), { target: { value: address } })
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const review = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))

describe('the page of an NFT', () => {
  beforeEach(async () => {
    await startTestI18n('nfts', 'money', 'errors')
    forgetSubmissions()
    toastStore.set(undefined)
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'marta_k' })
      setMode('real')
    })
  })

  it('shows creator, chain, address, bid, time left, story, charity and the source of what was given', async () => {
    show(nftFixture({ cumulativeDonation: '640.00' }))
    await amount()
    await waitFor(() => expect(text()).toContain('m***n'))
    await waitFor(() => expect(screen.getAllByText('2 d 2 h')).toHaveLength(2))
    for (const part of [
      'By A. Sample',
      'The first flakes fall at night.',
      'ChainSANDBOX',
      'Address of the workSANDBOX-NFT-3',
      'Current bid1,050.00',
      'Next bid from1,102.50',
      'Books for Children (sample charity)Sample charity, no registration number',
      'Raised by sales of this work640.00',
      'Source: sales on this platform, 10 Jan, 15:20 UTC.',
      'A bid in the last 15 minutes moves the end to 15 minutes after that bid.',
    ])
      expect(text()).toContain(part)
  })

  it('names a charity by its registration number where it has one', async () => {
    show(nftFixture({ charity: { name: 'Real Charity', registrationNo: '123456' } }))
    expect(await screen.findByText(/Registration number .*123456/)).toBeDefined()
    expect(text()).not.toContain('Sample charity')
  })

  it('begins without an amount, and says in the review what is held, what can happen and that it leaves the equity', async () => {
    const backend = show(nftFixture(), [], {
      buyNft: () => ({ code: '20004', result: myNftFixture() }),
    })
    expect(((await amount()) as HTMLInputElement).value).toBe('')
    await fill('1,102.50')
    await press(/Review bid of 1,102\.50\sUSD/)
    const dialog = await review(/^Bid for First snow/)
    const said = screen.getByRole('dialog').textContent?.replace(/\s+/g, ' ')
    for (const part of [
      'CharityBooks for Children (sample charity)',
      'Auction ends12 Jan 2026, 18:00:00 UTC',
      'Fee0.00',
      'Available afterwards3,897.50',
      'Put on hold when you confirm1,102.50',
      'is available again at once',
      'If you win, the amount leaves your equity',
      'worth less later, or nothing',
    ])
      expect(said).toContain(part)
    expect(dialog.queryByRole('checkbox')).toBeNull()
    expect(dialog.getByRole('button', { name: 'Cancel' }).className).toContain('min-h-12')

    const confirm = dialog.getByRole('button', { name: /Bid 1,102\.50\sUSD/ })
    fireEvent.click(confirm)
    fireEvent.click(confirm)
    await waitFor(() =>
      expect(toastStore.get()?.text).toMatch(
        /^You’re the highest bidder for First snow with .*1,102\.50\sUSD/,
      ),
    )
    expect(backend.sentTo('buyNft').map(({ body }) => body)).toEqual([
      { nftId: 'n-3', action: 'bid', amount: '1102.50', receiveAddress: 'SANDBOX-ETH-1' },
    ])
  })

  it.each([
    ['', 'SANDBOX-ETH-1', 'Enter your bid.'],
    ['1102.49', 'SANDBOX-ETH-1', 'Minimum bid: 1,102.50 USD.'],
    ['1200', ' ', 'Enter a valid receiving address.'],
    ['6000', 'SANDBOX-ETH-1', 'Your available balance is too low.'],
  ])('says beside the field what is wrong with "%s" to "%s"', async (bid, address, said) => {
    const backend = show(nftFixture())
    await fill(bid, address)
    await screen.findByText(/^available/)
    await press(/Review bid/)
    await waitFor(() => expect(text()).toContain(said))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(backend.sentTo('buyNft')).toEqual([])
    if (bid === '6000') expect(screen.getByRole('link', { name: 'Make a deposit' })).toBeDefined()
    if (bid === '1102.49') {
      await press('Use this amount')
      expect(((await amount()) as HTMLInputElement).value).toBe('1102.50')
    }
  })

  it('tells who leads already that a raise holds the difference alone', async () => {
    const mine = myNftFixture()
    show(nftFixture({ currentBid: '1102.50', minNextBid: '1157.63' }), [mine])
    expect(await screen.findByText('You’re the highest bidder in this auction')).toBeDefined()
    await fill('1200')
    expect(text()).toContain('You’re already the highest bidder with 1,102.50 USD')
    await screen.findByText(/^available/)
    await waitFor(() => expect(text()).toContain('Put on hold when you confirm97.50'))
  })

  it('leads a bid that comes too late for its amount to the one that is accepted now', async () => {
    let work = nftFixture()
    const backend = show(work, [], {
      'index/listNft': () => ({ result: pageOf([work]) }),
      buyNft: ({ body }) =>
        body.amount === '1102.50' ? { code: '10016' } : { code: '20004', result: myNftFixture() },
    })
    await fill('1102.50')
    await press(/Review bid/)
    const dialog = await review(/^Bid for/)
    work = nftFixture({ currentBid: '1102.50', minNextBid: '1157.63', bidCount: 5 })
    fireEvent.click(dialog.getByRole('button', { name: /REAL ?Bid/ }))
    // The auction is read again without a press.
    expect(await dialog.findByText(/Someone bid before you/)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: /Bid 1,157\.63\sUSD instead/ }))
    const again = await dialog.findByRole('button', { name: /REAL ?Bid 1,157\.63\sUSD/ })
    await waitFor(() => expect(again).toHaveProperty('disabled', false))
    fireEvent.click(again)
    await waitFor(() => expect(backend.sentTo('buyNft').at(-1)?.body.amount).toBe('1157.63'))
  })

  it('says in an open review that the auction has ended meanwhile, and that nothing was held', async () => {
    let work = nftFixture()
    show(work, [], {
      'index/listNft': () => ({ result: pageOf([work]) }),
      buyNft: () => ({ code: '10020' }),
    })
    await fill('1102.50')
    await screen.findByText(/^available/)
    await press(/Review bid/)
    const dialog = await review(/^Bid for/)
    fireEvent.click(dialog.getByRole('button', { name: /REAL ?Bid/ }))
    expect(await dialog.findByText(/isn’t for sale/)).toBeDefined()
    work = nftFixture({ status: 'SOLD', cumulativeDonation: '1050.00' })
    fireEvent.click(dialog.getByRole('button', { name: 'See the auction as it is now' }))
    expect(await dialog.findByText(/This auction is over\. Nothing was put on hold\./)).toBeDefined()
    expect(dialog.getByRole('button', { name: /REAL ?Bid/ })).toHaveProperty('disabled', true)
  })

  it('says in an open review that the work was bought in another tab, and keeps its costs', async () => {
    const bought = myNftFixture({ status: 'SOLD', myBid: '2400.00', currentBid: '2400.00' })
    let isBought = false
    show(nftFixture(), [], {
      'index/listNft': () => ({ result: pageOf([isBought ? bought : nftFixture()]) }),
      'user/listNft': ({ query }) => ({
        result: pageOf(isBought && query.get('kind') !== 'bidding' ? [bought] : []),
      }),
      buyNft: () => ({ code: '10020' }),
    })
    await fill('')
    await screen.findByText(/^available/)
    await press(/Buy now for 2,400\.00\sUSD/)
    const dialog = await review(/^Buy First snow now/)
    isBought = true
    fireEvent.click(dialog.getByRole('button', { name: /Buy for 2,400\.00\sUSD/ }))
    expect(await dialog.findByText('This work is yours')).toBeDefined()
    expect(dialog.queryByText(/Nothing was put on hold/)).toBeNull()
    expect(screen.getByRole('dialog').textContent).toMatch(/Deducted when you confirm2,400\.00/)
  })

  it('buys at once for the price asked', async () => {
    const bought = myNftFixture({ status: 'SOLD', myBid: '2400.00', currentBid: '2400.00' })
    const backend = show(nftFixture(), [], { buyNft: () => ({ code: '20004', result: bought }) })
    await fill('')
    await press(/Buy now for 2,400\.00\sUSD/)
    const dialog = await review(/^Buy First snow now/)
    expect(screen.getByRole('dialog').textContent).toContain('leaves your equity at once')
    fireEvent.click(dialog.getByRole('button', { name: /Buy for 2,400\.00\sUSD/ }))
    await waitFor(() => expect(toastStore.get()?.text).toMatch(/^First snow is yours/))
    expect(backend.sentTo('buyNft')[0]?.body).toMatchObject({ action: 'buy', amount: '2400.00' })
  })

  it.each([
    ['You’ve been outbid', { leading: false }, /To be the highest bidder, bid .*1,157\.63/],
    ['This work is yours', { status: 'SOLD', leading: true }, /went to Books for Children/],
    ['Someone else won this auction', { status: 'SOLD', leading: false }, /returned and is available again/],
  ] as const)('says "%s" and leads on', async (title, changes, body) => {
    const mine = myNftFixture(changes)
    show(mine, [mine])
    const note = (await screen.findByText(title)).closest('[role=status]')
    expect(note?.textContent?.replace(/[\u2066\u2069]/g, '')).toMatch(body)
    if (mine.status === 'SOLD') expect(within(note as HTMLElement).getByRole('link')).toBeDefined()
  })

  it('asks a demo account to switch, and a visitor to log in', async () => {
    act(() => setMode('demo'))
    const { unmount } = show(nftFixture())
    await fill('1102.50')
    await press(/DEMO ?Review bid/)
    expect(await screen.findByRole('dialog', { name: 'Switch to the real account?' })).toBeDefined()
    unmount()
    act(() => signOut())
    show(nftFixture())
    expect(await screen.findByRole('link', { name: 'Log in to bid' })).toBeDefined()
  })

  it('says of an unknown work where to look, and of a failed list that it can be tried again', async () => {
    const { unmount } = renderWithBackend(<NftPage />, {
      link: '/nfts/detail?id=n-9',
      answers: { 'index/listNft': list(nftFixture()) },
    })
    expect(await screen.findByText('We couldn’t find this NFT')).toBeDefined()
    unmount()
    show(nftFixture(), [], { 'index/listNft': () => Promise.reject(new TypeError('offline')) })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
