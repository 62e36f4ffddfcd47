import type { Caller } from '../support/caller.ts'
import { fund, pass, prepared, switchUser, type Trader, trader } from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

/** The first work on auction, as it is now. */
const work = async (world: Caller) =>
  (await world.call('listNft', { query: { status: 'LIVE' } })).result.list[0]

/** Somebody with 5 000.00 who bids what is needed, or otherwise. */
const bidding =
  (
    changes: object = {},
    before: (world: Caller, person: Trader) => Promise<unknown> = async () => {},
    mode: 'demo' | 'real' = 'real',
  ): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await fund(world, person, 'real', '5000.00')
    const { id, minNextBid } = await work(world)
    await before(world, person)
    const body = { nftId: id, action: 'bid', amount: minNextBid, receiveAddress: 'SANDBOX-ETH-1', ...changes }
    return person.call('buyNft', { body, mode })
  }

/** Charity auctions. */
export const nftCases = [
  ...casesOf('listNft', [
    ['200', 'all are asked', (world) => world.call('listNft')],
    [
      '200',
      'some are over',
      async (world) => {
        await pass(world, 'P60D')
        return world.call('listNft', { query: { status: 'SOLD' } })
      },
    ],
    ['400', 'drafts are asked', (world) => world.call('listNft', { query: { status: 'DRAFT' } })],
  ]),
  ...casesOf('listNftBid', [
    [
      '200',
      'the work has bids',
      async (world) => world.call('listNftBid', { query: { nftId: (await work(world)).id } }),
    ],
    ['10020', 'nothing has that id', (world) => world.call('listNftBid', { query: { nftId: 'no-such' } })],
    ['400', 'no work is named', (world) => world.call('listNftBid')],
  ]),
  ...casesOf('buyNft', [
    ['20004', 'the next bid is placed', bidding()],
    [
      '20004',
      'it is bought at once',
      async (world) => {
        const { buyNowPrice } = await work(world)
        return bidding({ action: 'buy', amount: buyNowPrice })(world)
      },
    ],
    ['10008', 'the account is frozen', bidding({}, (world, person) => switchUser(world, person, 'freeze'))],
    ['10011', 'it is more than there is', bidding({ amount: '5000.01' })],
    ['10016', 'it is less than the next bid', bidding({ amount: '1.00' })],
    ['10016', 'no price to buy at fits', bidding({ action: 'buy', amount: '1.00' })],
    ['10020', 'the auction is over', bidding({}, (world) => pass(world, 'P1D'))],
    ['10020', 'nothing has that id', bidding({ nftId: 'no-such' })],
    ['10021', 'the address is blank', bidding({ receiveAddress: ' ' })],
    [
      '11004',
      'payments are locked',
      bidding({}, (world, person) => switchUser(world, person, 'lockPayment')),
    ],
    ['11005', 'the mode is demo', bidding({}, undefined, 'demo')],
    [
      '11006',
      'the demo account is disabled',
      bidding({}, (world, person) => switchUser(world, person, 'disableDemo'), 'demo'),
    ],
    ['400', 'it is neither bid nor bought', bidding({ action: 'take' })],
  ]),
  ...casesOf('listMyNft', [
    [
      '200',
      'one is bid for',
      async (world) => {
        const person = await trader(world)
        await fund(world, person, 'real', '5000.00')
        const { id, minNextBid } = await work(world)
        const body = { nftId: id, action: 'bid', amount: minNextBid, receiveAddress: 'SANDBOX-ETH-1' }
        await prepared(person.call('buyNft', { body, mode: 'real' }))
        return person.call('listMyNft', { query: { kind: 'bidding' }, mode: 'real' })
      },
    ],
    [
      '200',
      'no auction went to others',
      async (world) => (await trader(world)).call('listMyNft', { query: { kind: 'returned' }, mode: 'real' }),
    ],
    ['200', 'the mode is demo', async (world) => (await trader(world)).call('listMyNft')],
  ]),
]
