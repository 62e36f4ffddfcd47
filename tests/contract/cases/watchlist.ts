import { prepared, switchUser, trader } from '../support/trading.ts'
import { casesOf, repeat } from './case.ts'

/** The watchlist. */
export const watchlistCases = [
  ...casesOf('listWatch', [
    [
      '200',
      'something is watched',
      async (world) => {
        const person = await trader(world)
        await prepared(person.call('addWatch', { body: { marketId: '1' } }))
        return person.call('listWatch')
      },
    ],
  ]),
  ...casesOf('addWatch', [
    [
      '20005',
      'it is watched already',
      async (world) => {
        const person = await trader(world)
        return repeat(2, () => person.call('addWatch', { body: { marketId: '1' } }))
      },
    ],
    [
      '10015',
      'nothing has that id',
      async (world) => (await trader(world)).call('addWatch', { body: { marketId: 'no-such' } }),
    ],
    [
      '11006',
      'the demo account is disabled',
      async (world) => {
        const person = await trader(world)
        await switchUser(world, person, 'disableDemo')
        return person.call('addWatch', { body: { marketId: '1' } })
      },
    ],
    [
      '400',
      'a hundred are watched',
      async (world) => {
        const person = await trader(world)
        return repeat(101, (index) => person.call('addWatch', { body: { marketId: String(index + 1) } }))
      },
    ],
  ]),
  ...casesOf('removeWatch', [
    [
      '20005',
      'it was never watched',
      async (world) => (await trader(world)).call('removeWatch', { body: { marketId: '1' } }),
    ],
    [
      '11006',
      'the demo account is disabled',
      async (world) => {
        const person = await trader(world)
        await switchUser(world, person, 'disableDemo')
        return person.call('removeWatch', { body: { marketId: '1' } })
      },
    ],
  ]),
]
