import { describe, expect, it } from 'vitest'
import { myNftFixture, nftFixture } from '#test/nft-fixture.ts'
import { isLate, ownState } from '../model/nft.ts'
import { countsOf, nftsQuery, selectWorks } from '../model/nfts-query.ts'
import { bidQuote, lacksFunds } from './bid-costs.tsx'
import { donationsOf } from './charity-cards.tsx'
import { timeLeft } from './time-left.tsx'
import { bidForm } from './use-bid-form.ts'

const HOUR = 3_600_000

describe('a bid', () => {
  it('holds all of its amount, and of a raise of the own leading bid the difference', () => {
    expect(bidQuote('1102.50', undefined, '5000.00')).toEqual({
      amount: '1102.50',
      heldBefore: '0.00',
      heldNow: '1102.50',
      availableAfter: '3897.50',
    })
    expect(bidQuote('5000.00', { status: 'LIVE', leading: true, myBid: '4000.00' }, '1000.00')).toMatchObject(
      {
        heldNow: '1000.00',
        availableAfter: '0.00',
      },
    )
    expect(bidQuote('1200.00', { status: 'LIVE', leading: false, myBid: '1102.50' }, undefined)).toEqual({
      amount: '1200.00',
      heldBefore: '0.00',
      heldNow: '1200.00',
      availableAfter: undefined,
    })
  })

  it.each([
    ['missing', '', '5000.00'],
    ['unread', 'ten', '5000.00'],
    ['tooSmall', '1102.49', '5000.00'],
    ['beyondFunds', '1102.50', '1102.49'],
    [undefined, '1102.50', '1102.50'],
    [undefined, '1102.50', undefined],
  ])('has the issue %s with "%s" typed and %s available', (issue, amount, available) => {
    const form = bidForm({ language: 'en', min: '1102.50', available })
    const { error } = form.safeParse({ action: 'bid', amount, receiveAddress: 'SANDBOX-ETH-1' })
    expect(error?.issues[0]?.message).toBe(issue)
  })

  it('is not looked at when the work is bought at once, and the address is', () => {
    const form = bidForm({ language: 'en', min: '1102.50', available: '0.00' })
    expect(form.safeParse({ action: 'buy', amount: '1', receiveAddress: ' S-1 ' }).data).toEqual({
      action: 'buy',
      amount: '1',
      receiveAddress: 'S-1',
    })
    const { error } = form.safeParse({ action: 'buy', amount: '', receiveAddress: ' ' })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['receiveAddress'], 'addressMissing'],
    ])
  })

  it('that is bought at once lacks funds when its price is more than what is available', () => {
    expect(lacksFunds(bidQuote('2400.00', undefined, '2399.99'))).toBe(true)
    expect(lacksFunds(bidQuote('2400.00', undefined, '2400.00'))).toBe(false)
    expect(lacksFunds(bidQuote('2400.00', undefined, undefined))).toBe(false)
  })
})

describe('a work', () => {
  it.each([
    ['none', 'LIVE', undefined],
    ['leading', 'LIVE', { leading: true }],
    ['outbid', 'LIVE', { leading: false }],
    ['owned', 'SOLD', { leading: true }],
    ['returned', 'SOLD', { leading: false }],
  ] as const)('is %s to a user while it is %s', (state, status, mine) => {
    expect(ownState({ status }, mine)).toBe(state)
  })

  it('is late when a bid would move its end', () => {
    const work = nftFixture()
    const end = Date.parse(work.endsAt)
    expect(isLate(work, end - 15 * 60_000)).toBe(false)
    expect(isLate(work, end - 15 * 60_000 + 1)).toBe(true)
    expect(isLate({ ...work, status: 'SOLD' }, end - 1)).toBe(false)
  })

  it.each([
    [50 * HOUR, { unit: 'days', days: 2, hours: 2 }],
    [24 * HOUR, { unit: 'days', days: 1, hours: 0 }],
    [24 * HOUR - 1, { unit: 'hours', hours: 23, minutes: 59 }],
    [HOUR, { unit: 'hours', hours: 1, minutes: 0 }],
    [HOUR - 1, { unit: 'countdown' }],
    [0, { unit: 'over' }],
  ])('with %s ms left shows %o', (ms, shown) => {
    expect(timeLeft(ms)).toEqual(shown)
  })
})

describe('the list', () => {
  const works = [
    nftFixture({ id: 'a', title: 'Paper boats', currentBid: '75.00', endsAt: '2026-01-13T00:00:00.000Z' }),
    nftFixture({ id: 'b', currentBid: '1050.00', bidCount: 9, endsAt: '2026-01-12T00:00:00.000Z' }),
    nftFixture({ id: 'c', status: 'SOLD', currentBid: '300.00', endsAt: '2026-01-09T00:00:00.000Z' }),
    nftFixture({ id: 'd', status: 'ENDED', currentBid: '60.00', endsAt: '2026-01-10T00:00:00.000Z' }),
  ]
  const ids = (link: string) =>
    selectWorks(works, nftsQuery.parse(new URLSearchParams(link)), [works[1]?.id ?? '']).map(({ id }) => id)

  it.each([
    ['', ['b', 'a', 'd', 'c']],
    ['show=live', ['b', 'a']],
    ['show=ended', ['d', 'c']],
    ['sort=priceUp', ['d', 'a', 'c', 'b']],
    ['sort=priceDown', ['b', 'c', 'a', 'd']],
    ['sort=bids', ['b', 'a', 'd', 'c']],
    ['q=PAPER', ['a']],
    ['q=papre', ['a']],
    ['q=children', ['b', 'a', 'd', 'c']],
    ['q=nothing', []],
  ])('of "%s" shows %s', (link, shown) => {
    expect(ids(link)).toEqual(shown)
  })

  it('counts what each choice shows', () => {
    expect(countsOf(works, [works[1]?.id ?? '', 'n-gone'])).toEqual({ all: 4, live: 2, ended: 2, watched: 1 })
  })

  it('keeps its state in the link and passes over what it does not know', () => {
    expect(String(nftsQuery.write({ shown: 'live', sort: 'bids', search: 'snow' }))).toBe(
      'show=live&sort=bids&q=snow',
    )
    expect(String(nftsQuery.write(nftsQuery.parse(new URLSearchParams('show=x&sort=y'))))).toBe('')
  })
})

it('adds up what sales gave, by charity, to the cent', () => {
  const gave = (name: string, amount: string) => nftFixture({ charity: { name }, cumulativeDonation: amount })
  expect(donationsOf([gave('A', '0.10'), gave('B', '1234.56'), gave('A', '0.20'), myNftFixture()])).toEqual({
    rows: [
      { charity: { name: 'B' }, amount: '1234.56' },
      { charity: { name: 'A' }, amount: '0.30' },
      { charity: myNftFixture().charity, amount: '0.00' },
    ],
    total: '1234.86',
  })
})
