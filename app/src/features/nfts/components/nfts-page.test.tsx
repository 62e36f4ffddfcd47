import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { myNftFixture, nftFixture } from '#test/nft-fixture.ts'
import { pageOf, renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { CertificatePage } from './certificate-page.tsx'
import { MyNftsPage } from './my-nfts-page.tsx'
import { NftsPage } from './nfts-page.tsx'

const works = [
  nftFixture({
    id: 'n-1',
    title: 'Harbour at dawn',
    currentBid: '250.00',
    endsAt: '2026-01-10T21:20:00.000Z',
  }),
  nftFixture(),
  nftFixture({
    id: 'n-7',
    title: 'Rain on two roofs',
    status: 'SOLD',
    currentBid: '300.00',
    cumulativeDonation: '300.00',
    endsAt: '2026-01-10T12:00:00.000Z',
  }),
]
const owned = myNftFixture({
  ...works[2],
  myBid: '300.00',
  leading: true,
  endsAt: '2026-01-10T12:00:00.000Z',
})
const outbid = myNftFixture({ ...works[0], myBid: '240.00', leading: false })
const returned = myNftFixture({ id: 'n-8', title: 'Lanterns rising', status: 'SOLD', leading: false })
const byKind: Record<string, readonly unknown[]> = { bidding: [outbid], owned: [owned], returned: [returned] }

const answers: Record<string, FakeAnswer> = {
  'index/listNft': () => ({ result: pageOf(works) }),
  'user/listNft': ({ query }) => ({ result: pageOf(byKind[query.get('kind') ?? ''] ?? []) }),
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const plain = (element: HTMLElement) =>
  element.textContent?.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ') ?? ''

describe('the pages of NFTs', () => {
  beforeEach(async () => {
    await startTestI18n('nfts', 'money', 'errors')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'marta_k' })
      setMode('real')
    })
  })

  it('list works with the next to end first, say what they are, and add up what was given with its source', async () => {
    renderWithBackend(<NftsPage />, { answers, link: '/nfts' })
    const list = await screen.findByRole('list', { name: 'NFTs' })
    expect(
      within(list)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Harbour at dawn', 'First snow', 'Rain on two roofs'])
    expect(screen.getByText(/^Smart funds are charity NFTs/)).toBeDefined()
    const [harbour, , rain] = within(list).getAllByRole('listitem').map(plain)
    expect(harbour).toMatch(/Outbid.*250\.00.*4 bids.*Books for Children/)
    expect(rain).toMatch(/Sold.*300\.00.*Given to charity300\.00.*Ended 10 Jan, 12:00 UTC/)
    const raised = screen.getByText('Raised so far').closest('section') as HTMLElement
    expect(plain(raised)).toMatch(/Source: all sales on this platform.*Cumulative donation300\.00/)
    expect(plain(raised)).toContain('Sample charities')
  })

  it('filter, sort and search, and keep that in the address', async () => {
    const { place } = renderWithBackend(<NftsPage />, { answers, link: '/nfts?show=live' })
    await screen.findByText('First snow')
    expect(titles()).not.toContain('Rain on two roofs')
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'priceDown' } })
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(['First snow', 'Harbour at dawn']))
    fireEvent.change(screen.getByLabelText('Title, artist or charity'), { target: { value: 'zebra' } })
    expect(await screen.findByText('No NFT matches')).toBeDefined()
    expect(place.current).toBe('/nfts?show=live&sort=priceDown&q=zebra')
    fireEvent.click(screen.getByRole('button', { name: 'Show all NFTs' }))
    expect(await screen.findByText('Rain on two roofs')).toBeDefined()
  })

  it('are watched by a star, found again under “Watching”, and kept in this browser', async () => {
    const { place } = renderWithBackend(<NftsPage />, { answers, link: '/nfts?show=watched' })
    expect(await screen.findByText('You aren’t watching any NFT')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show all NFTs' }))
    const star = await screen.findByRole('button', { name: /^Watch .*First snow/ })
    expect(star.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(star)
    expect(localStorage.getItem('swx.nfts.watched')).toBe('["n-3"]')
    fireEvent.click(screen.getByRole('tab', { name: /Watching/ }))
    expect(place.current).toBe('/nfts?show=watched')
    await waitFor(() => expect(screen.queryByText('Rain on two roofs')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: /^Watch .*First snow/ }))
    expect(localStorage.getItem('swx.nfts.watched')).toBeNull()
  })

  it('of a long catalogue are all sorted and searched, and shown in portions', async () => {
    const many = Array.from({ length: 130 }, (_, at) => nftFixture({ id: `n-${at}`, title: `Work ${at}` }))
    renderWithBackend(<NftsPage />, {
      answers: {
        ...answers,
        'index/listNft': ({ query }) => {
          const from = (Number(query.get('pageNum')) - 1) * 100
          return { result: pageOf(many.slice(from, from + 100), { total: 130 }) }
        },
      },
      link: '/nfts',
    })
    expect(await screen.findByText('48 of 130 shown')).toBeDefined()
    expect(screen.getByRole('tab', { name: /All/ }).textContent).toContain('130')
    for (const _ of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Work 129')).toBeDefined()
    fireEvent.change(screen.getByLabelText('Title, artist or charity'), { target: { value: 'Work 117' } })
    await waitFor(() => expect(screen.queryByText('Work 129')).toBeNull())
    expect(screen.getByText('Work 117')).toBeDefined()
  })

  it.each([
    [
      '',
      'Harbour at dawn',
      /Your 240\.00\sUSD was returned; the highest bid is now 250\.00\sUSD/,
      'Bid again from',
    ],
    ['?tab=owned', 'Rain on two roofs', /300\.00\sUSD went to Books for Children/, 'Certificate and receipt'],
    [
      '?tab=returned',
      'Lanterns rising',
      /Your 1,102\.50\sUSD was returned; sold for 1,102\.50\sUSD/,
      undefined,
    ],
  ])('show under "%s" what became of the own money', async (query, title, said, way) => {
    renderWithBackend(<MyNftsPage />, { answers, link: `/nfts/mine${query}` })
    const row = (await screen.findByText(title)).closest('li') as HTMLElement
    expect(plain(row)).toMatch(said)
    if (way) expect(within(row).getByRole('link', { name: new RegExp(way) })).toBeDefined()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Bidding1',
      'Owned1',
      'Returned1',
    ])
  })

  it('give a work that is owned a certificate, and a receipt that is labelled as a sample', async () => {
    renderWithBackend(<CertificatePage />, { answers, link: '/nfts/certificate?id=n-7' })
    const certificate = await screen.findByRole('region', { name: 'Certificate of ownership' })
    const said = plain(certificate)
    for (const part of [
      'Ownermarta_k',
      'NumberNF202601100000000007',
      '10 Jan 2026, 12:00:00 UTC',
      'Price300.00 USD',
      'Sent toSANDBOX-ETH-1',
      'Sandbox – sample data, no real money',
    ])
      expect(said).toContain(part)
    const receipt = screen.getByText('Donation receipt').closest('section') as HTMLElement
    expect(plain(receipt)).toMatch(/Sample.*Given to the charity300\.00\sUSD.*can’t be used for a tax return/)
    expect(screen.getByRole('button', { name: 'Print' })).toBeDefined()
  })

  it('have no certificate for a work that is not owned', async () => {
    renderWithBackend(<CertificatePage />, { answers, link: '/nfts/certificate?id=n-3' })
    expect(await screen.findByText('No certificate here')).toBeDefined()
  })
})
