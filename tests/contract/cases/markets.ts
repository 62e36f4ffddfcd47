import { sampleNow } from '../../support/sample-now.ts'
import { casesOf } from './case.ts'

const today = sampleNow.slice(0, 10)

/** Markets and parameters. */
export const indexCases = [
  ...casesOf('listMarketByType', [
    ['200', 'a category is asked', (world) => world.call('listMarketByType', { query: { type: 1 } })],
    ['200', 'all are asked', (world) => world.call('listMarketByType')],
    ['400', 'the category does not exist', (world) => world.call('listMarketByType', { query: { type: 6 } })],
  ]),
  ...casesOf('listMarketStats', [
    ['200', 'a category is asked', (world) => world.call('listMarketStats', { query: { type: 2 } })],
    ['200', 'all are asked', (world) => world.call('listMarketStats')],
    ['400', 'the category does not exist', (world) => world.call('listMarketStats', { query: { type: 6 } })],
  ]),
  ...casesOf('getKValueByCodeAndDate', [
    [
      '200',
      'the code is listed',
      (world) =>
        world.call('getKValueByCodeAndDate', {
          query: { code: 'EURUSD', date: today, period: '1h', limit: 24 },
        }),
    ],
    [
      '10015',
      'nothing has that code',
      (world) => world.call('getKValueByCodeAndDate', { query: { code: 'NOSUCH', date: today } }),
    ],
    [
      '400',
      'the day is still to come',
      (world) => world.call('getKValueByCodeAndDate', { query: { code: 'EURUSD', date: '2026-01-16' } }),
    ],
    [
      '400',
      'the day is no date',
      (world) => world.call('getKValueByCodeAndDate', { query: { code: 'EURUSD', date: '2026-02-30' } }),
    ],
    [
      '400',
      'more than 500 candles are asked',
      (world) => world.call('getKValueByCodeAndDate', { query: { code: 'EURUSD', date: today, limit: 501 } }),
    ],
    [
      '400',
      'the period is not offered',
      (world) =>
        world.call('getKValueByCodeAndDate', { query: { code: 'EURUSD', date: today, period: '2m' } }),
    ],
  ]),
  ...casesOf('getMarketInfo', [
    [
      '200',
      'the id is listed',
      async (world) => {
        const { result } = await world.call('listMarketByType', { query: { type: 2 } })
        return world.call('getMarketInfo', { path: { id: result[0].id } })
      },
    ],
    ['10015', 'nothing has that id', (world) => world.call('getMarketInfo', { path: { id: 'no-such' } })],
    [
      '400',
      'the id is longer than 64 characters',
      (world) => world.call('getMarketInfo', { path: { id: 'x'.repeat(65) } }),
    ],
  ]),
  ...casesOf('getParamByKey', [
    ['200', 'the key is known', (world) => world.call('getParamByKey', { path: { key: 'areaCodes' } })],
    [
      '10018',
      'nothing has that key',
      (world) => world.call('getParamByKey', { path: { key: 'no.such.key' } }),
    ],
    ['400', 'the key has a digit', (world) => world.call('getParamByKey', { path: { key: 'areaCodes1' } })],
  ]),
]
