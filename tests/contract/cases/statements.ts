import { fund, pass, trader } from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

type Query = Record<string, string>

/** Somebody whose real money has earned for two nights, and a list of theirs. */
const listing =
  (operation: string, query: Query = {}, mode: 'real' | 'demo' = 'real'): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await fund(world, person, 'real', '10000.00')
    await pass(world, 'P3D')
    return person.call(operation, { query, mode })
  }

const backwards = { from: '2026-01-16', to: '2026-01-15' }
const days = { from: '2026-01-14T00:00:00.000Z', to: '2026-01-17T00:00:00.000Z' }

/** What was earned and moved. */
export const statementCases = [
  ...casesOf('listIncomeDetail', [
    ['200', 'there is some', listing('listIncomeDetail')],
    [
      '200',
      'one source is asked for',
      listing('listIncomeDetail', { source: 'SAVINGS', from: '2026-01-15' }),
    ],
    ['200', 'the mode is demo', listing('listIncomeDetail', {}, 'demo')],
    ['400', 'the range ends before it begins', listing('listIncomeDetail', backwards)],
  ]),
  ...casesOf('listTransaction', [
    ['200', 'there are some', listing('listTransaction')],
    ['200', 'the mode is demo', listing('listTransaction', {}, 'demo')],
    ['400', 'the range ends before it begins', listing('listTransaction', backwards)],
    ['400', 'there is no such kind', listing('listTransaction', { kind: 'GIFT' })],
  ]),
  ...casesOf('equityHistory', [
    ['200', 'days are asked for', listing('equityHistory', days)],
    [
      '200',
      'hours of the demo account are asked for',
      listing('equityHistory', { ...days, step: 'hour' }, 'demo'),
    ],
    ['200', 'each booking is asked for', listing('equityHistory', { ...days, step: 'booking' })],
    ['400', 'the range ends before it begins', listing('equityHistory', { from: days.to, to: days.from })],
    [
      '400',
      'an answer cannot hold so many points',
      listing('equityHistory', { from: '2020-01-01T00:00:00.000Z', to: days.to, step: 'hour' }),
    ],
  ]),
]
