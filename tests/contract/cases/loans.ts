import {
  application,
  type Before,
  borrower,
  disableDemo,
  freeze,
  identity,
  lock,
  nothing,
  verify,
} from '../support/money.ts'
import { pass, prepared, type Trader, trader } from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

/** Somebody verified who applies, or otherwise. */
const applying =
  (changes: object = {}, before: Before = nothing, mode: 'real' | 'demo' = 'real'): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await verify(world, person)
    const body = await application(person, changes)
    await before(world, person)
    return person.call('loan', { body, mode })
  }

const unverified =
  (before: (person: Trader) => Promise<unknown>): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await before(person)
    return person.call('loan', { body: await application(person), mode: 'real' })
  }

const quoting =
  (body: object, mode: 'real' | 'demo' = 'real'): Case['make'] =>
  async (world) =>
    (await trader(world)).call('loanQuote', { body, mode })

/** Somebody with a running loan who pays it back, or otherwise. */
const payingBack =
  (
    operation: 'repayLoan' | 'withdrawLoan',
    changes: object = {},
    before: Before = nothing,
    mode: 'real' | 'demo' = 'real',
  ): Case['make'] =>
  async (world) => {
    const { person, loanNo } = await borrower(world)
    await before(world, person)
    return person.call(operation, { body: { loanNo, expectedAmount: '1000.00', ...changes }, mode })
  }

/** Cash is the principal alone, and a day's interest is owed. */
const accrue: Before = (world) => pass(world, 'P3D')

const own =
  (act: (person: Trader, loanNo: string) => ReturnType<Case['make']>): Case['make'] =>
  async (world) => {
    const { person, loanNo } = await borrower(world)
    return act(person, loanNo)
  }

/** Borrowing and paying back. */
export const loanCases = [
  ...casesOf('myCredit', [
    ['200', 'a loan is running', own((person) => person.call('myCredit', { mode: 'real' }))],
    [
      '200',
      'the identity is unknown',
      async (world) => (await trader(world)).call('myCredit', { mode: 'real' }),
    ],
    ['11005', 'the mode is demo', async (world) => (await trader(world)).call('myCredit')],
  ]),
  ...casesOf('loanQuote', [
    ['200', 'the terms are offered', quoting({ amount: '1000.00', termDays: 30 })],
    ['10013', 'it is too much', quoting({ amount: '5000.01', termDays: 30 })],
    ['10023', 'the term is not offered', quoting({ amount: '1000.00', termDays: 8 })],
    ['11005', 'the mode is demo', quoting({ amount: '1000.00', termDays: 30 }, 'demo')],
  ]),
  ...casesOf('loan', [
    ['20001', 'it is signed', applying()],
    [
      '10008',
      'another is open',
      applying({}, async (_, person) =>
        prepared(person.call('loan', { body: await application(person), mode: 'real' })),
      ),
    ],
    ['10008', 'the account is frozen', applying({}, freeze)],
    ['10013', 'the amount is none', applying({ amount: 'much' })],
    [
      '10019',
      'the identity check is under review',
      unverified(async (person) =>
        prepared(person.call('identification', { body: await identity(person, { lastName: 'Slow' }) })),
      ),
    ],
    ['10022', 'the identity is not verified', unverified(async () => {})],
    ['10023', 'the term is not offered', applying({ termDays: 8 })],
    ['11004', 'payments are locked', applying({}, lock)],
    ['11005', 'the mode is demo', applying({}, nothing, 'demo')],
    ['11006', 'the demo account is disabled', applying({}, disableDemo, 'demo')],
    ['11016', 'it is not signed', applying({ signatureId: ' ' })],
    ['11018', 'the quote is too old', applying({}, (world) => pass(world, 'PT10M1S'))],
  ]),
  ...casesOf('listLoanRecord', [
    ['200', 'one is running', own((person) => person.call('listLoanRecord', { mode: 'real' }))],
    ['200', 'the mode is demo', own((person) => person.call('listLoanRecord'))],
  ]),
  ...casesOf('getLoanById', [
    [
      '200',
      'it is one’s own',
      own((person, id) => person.call('getLoanById', { path: { id }, mode: 'real' })),
    ],
    ['11005', 'the mode is demo', own((person, id) => person.call('getLoanById', { path: { id } }))],
    [
      '11020',
      'it is somebody else’s',
      async (world) => {
        const { loanNo } = await borrower(world)
        const other = await trader(world, { userName: 'bert_2', email: 'bert@example.com' })
        return other.call('getLoanById', { path: { id: loanNo }, mode: 'real' })
      },
    ],
  ]),
  ...casesOf('repayLoan', [
    ['20005', 'the money is there', payingBack('repayLoan')],
    ['10011', 'it is not', payingBack('repayLoan', { expectedAmount: '1002.00' }, accrue)],
    ['11005', 'the mode is demo', payingBack('repayLoan', {}, nothing, 'demo')],
    ['11006', 'the demo account is disabled', payingBack('repayLoan', {}, disableDemo, 'demo')],
    [
      '11017',
      'it is repaid already',
      own(async (person, loanNo) => {
        await prepared(person.call('withdrawLoan', { body: { loanNo }, mode: 'real' }))
        return person.call('repayLoan', { body: { loanNo, expectedAmount: '1000.00' }, mode: 'real' })
      }),
    ],
    ['11018', 'it costs another amount', payingBack('repayLoan', { expectedAmount: '999.99' })],
    ['11020', 'there is none', payingBack('repayLoan', { loanNo: 'LN202601120000000009' })],
  ]),
  ...casesOf('withdrawLoan', [
    ['20005', 'it was just disbursed', payingBack('withdrawLoan')],
    ['10011', 'the money is not there', payingBack('withdrawLoan', { expectedAmount: '1002.00' }, accrue)],
    ['11005', 'the mode is demo', payingBack('withdrawLoan', {}, nothing, 'demo')],
    ['11006', 'the demo account is disabled', payingBack('withdrawLoan', {}, disableDemo, 'demo')],
    ['11017', '14 days are over', payingBack('withdrawLoan', {}, (world) => pass(world, 'P14DT1S'))],
    ['11018', 'it costs another amount', payingBack('withdrawLoan', { expectedAmount: '999.99' })],
    ['11020', 'there is none', payingBack('withdrawLoan', { loanNo: 'LN202601120000000009' })],
  ]),
]
