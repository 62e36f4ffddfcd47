import {
  type Before,
  deposit,
  disableDemo,
  freeze,
  lock,
  nothing,
  setPassword,
  wealthy,
  withdrawal,
} from '../support/money.ts'
import { anyCode, goodPassword } from '../support/people.ts'
import { fund, prepared, type Trader, trader } from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

const reporting =
  (changes: object = {}, before: Before = nothing, mode: 'real' | 'demo' = 'real'): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    const body = await deposit(person, changes)
    await before(world, person)
    return person.call('recharge', { body, mode })
  }

const withdrawing =
  (changes: object = {}, before: Before = nothing, mode: 'real' | 'demo' = 'real'): Case['make'] =>
  async (world) => {
    const person = await wealthy(world)
    await before(world, person)
    return person.call('withdrawal', { body: withdrawal(changes), mode })
  }

const resetPassword: Before = (_, person) =>
  prepared(
    person.call('resetSecurityPassword', {
      body: { emailCode: anyCode, loginPassword: goodPassword, newPassword: '161803' },
      mode: 'real',
    }),
  )

/** Somebody with a withdrawal under review, and what they do with its number. */
const waiting =
  (
    act: (person: Trader, orderNo: string) => ReturnType<Case['make']>,
    before: (world: Parameters<Before>[0], orderNo: string) => Promise<unknown> = async () => {},
  ): Case['make'] =>
  async (world) => {
    const person = await wealthy(world)
    const { result } = await prepared(person.call('withdrawal', { body: withdrawal(), mode: 'real' }))
    await before(world, result.orderNo)
    return act(person, result.orderNo)
  }

const cancel =
  (mode: 'real' | 'demo' = 'real') =>
  (person: Trader, orderNo: string) =>
    person.call('cancelWithdrawal', { body: { orderNo }, mode })

/** Money in and out. */
export const fundingCases = [
  ...casesOf('recharge', [
    ['20002', 'the proof is there', reporting()],
    [
      '20002',
      'it is Bitcoin',
      reporting({ currency: 'BTC', network: 'BTC', amount: '0.01', receiveAddress: 'SANDBOX-BTC-1' }),
    ],
    ['10008', 'the account is frozen', reporting({}, freeze)],
    ['10013', 'the amount has too many decimals', reporting({ amount: '150.1234567' })],
    ['10021', 'it went to another address', reporting({ receiveAddress: 'SANDBOX-USDT-TRC20-2' })],
    ['11004', 'payments are locked', reporting({}, lock)],
    ['11005', 'the mode is demo', reporting({}, nothing, 'demo')],
    ['11006', 'the demo account is disabled', reporting({}, disableDemo, 'demo')],
    ['11008', 'it is below the least deposit', reporting({ amount: '119.999999' })],
    ['11020', 'the proof is nobody’s', reporting({ proofId: 'f-0' })],
    ['400', 'the currency is not taken', reporting({ currency: 'XRP' })],
  ]),
  ...casesOf('listRecharge', [
    [
      '200',
      'nothing was deposited',
      async (world) => (await trader(world)).call('listRecharge', { mode: 'real' }),
    ],
    [
      '200',
      'one is approved',
      async (world) => {
        const person = await trader(world)
        const body = await deposit(person)
        const { result } = await prepared(person.call('recharge', { body, mode: 'real' }))
        await world.control('decideRecharge', { path: { no: result.orderNo, action: 'approve' } })
        return person.call('listRecharge', { query: { status: 'COMPLETED' }, mode: 'real' })
      },
    ],
    [
      '400',
      'the status is unknown',
      async (world) => (await trader(world)).call('listRecharge', { query: { status: 'LOST' } }),
    ],
  ]),
  ...casesOf('withdrawal', [
    ['20003', 'everything is right', withdrawing()],
    [
      '20003',
      'it goes to a bank',
      withdrawing({
        method: 'BANK',
        address: undefined,
        bankName: 'Sample Bank',
        cardholder: 'Mei Lin',
        accountNo: 'SG1234567890',
      }),
    ],
    ['10008', 'the account is frozen', withdrawing({}, freeze)],
    [
      '10011',
      'it is more than there is',
      async (world) => {
        const person = await wealthy(world, '100.00')
        return person.call('withdrawal', { body: withdrawal(), mode: 'real' })
      },
    ],
    ['10013', 'the amount is none', withdrawing({ amount: 'much' })],
    ['10021', 'the address fails its checksum', withdrawing({ address: 'TSample' })],
    ['10022', 'it is above the threshold of a day', withdrawing({ amount: '1000.01', expectedFee: '10.00' })],
    ['10025', 'the method is unknown', withdrawing({ method: 'PIGEON' })],
    ['11002', 'the security password is wrong', withdrawing({ securityPassword: '000001' })],
    [
      '11003',
      'no security password is set',
      async (world) => {
        const person = await trader(world)
        await fund(world, person, 'real', '2000.00')
        return person.call('withdrawal', { body: withdrawal(), mode: 'real' })
      },
    ],
    ['11004', 'payments are locked', withdrawing({}, lock)],
    ['11004', 'the security password was reset', withdrawing({ securityPassword: '161803' }, resetPassword)],
    ['11005', 'the mode is demo', withdrawing({}, nothing, 'demo')],
    ['11006', 'the demo account is disabled', withdrawing({}, disableDemo, 'demo')],
    ['11008', 'it is below 20.00', withdrawing({ amount: '19.99' })],
    ['11020', 'the proof is nobody’s', withdrawing({ proofId: 'f-0' })],
    ['11018', 'the fee is another one', withdrawing({ expectedFee: '4.99' })],
    [
      '400',
      'a bank is not named',
      async (world) => {
        const person = await trader(world)
        await setPassword(person)
        return person.call('withdrawal', { body: withdrawal({ method: 'BANK' }), mode: 'real' })
      },
    ],
  ]),
  ...casesOf('listWithdrwal', [
    ['200', 'one waits', waiting((person) => person.call('listWithdrwal', { mode: 'real' }))],
    [
      '200',
      'one is named',
      waiting((person, orderNo) => person.call('listWithdrwal', { query: { orderNo }, mode: 'real' })),
    ],
    ['200', 'the mode is demo', waiting((person) => person.call('listWithdrwal', { mode: 'demo' }))],
    [
      '200',
      'one is paid',
      waiting(
        (person) => person.call('listWithdrwal', { mode: 'real' }),
        async (world, orderNo) => {
          await world.control('decideWithdrawal', { path: { no: orderNo, action: 'approve' } })
          await world.control('decideWithdrawal', { path: { no: orderNo, action: 'confirm' } })
        },
      ),
    ],
  ]),
  ...casesOf('cancelWithdrawal', [
    ['20005', 'it is still to be reviewed', waiting(cancel())],
    ['11005', 'the mode is demo', waiting(cancel('demo'))],
    [
      '11006',
      'the demo account is disabled',
      async (world) => {
        const person = await wealthy(world)
        await disableDemo(world, person)
        return cancel('demo')(person, 'WD202601110000000001')
      },
    ],
    [
      '11010',
      'it is approved already',
      waiting(cancel(), (world, orderNo) =>
        world.control('decideWithdrawal', { path: { no: orderNo, action: 'approve' } }),
      ),
    ],
    ['11020', 'there is none', waiting((person) => cancel()(person, 'WD202601110000000009'))],
  ]),
]
