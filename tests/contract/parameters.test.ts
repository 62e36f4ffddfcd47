import { describe, expect, test } from 'vitest'
import { useMockServer } from './support/mock-server.ts'
import { identity, withdrawal } from './support/money.ts'
import { eurusdOption, eurusdOrder, fund, setPrice, switchUser, trader } from './support/trading.ts'

const plan = { productId: 'p-crypto-30', days: 30, amount: '100.00', acceptedTermsVersion: '2026-01' }

describe('where an operator has taken a parameter away', () => {
  const mockServer = useMockServer({
    parameters: {
      features: undefined,
      'order.config': undefined,
      areaCodes: undefined,
      countries: undefined,
    },
  })

  test.each([
    ['openOrder', eurusdOrder()],
    ['placePending', { ...eurusdOrder(), type: 'LIMIT', triggerPrice: 1.08, expiry: 'DAY' }],
    ['buyOptions', eurusdOption()],
    ['buySmart', plan],
    ['updateProfile', {}],
  ])('%s answers 10018', async (operation, body) => {
    const person = await trader(mockServer.world())
    const mode = operation === 'buySmart' ? 'real' : 'demo'
    expect((await person.call(operation, { body, mode })).code).toBe('10018')
  })

  test('identification answers 10018', async () => {
    const person = await trader(mockServer.world())
    const body = await identity(person)
    expect((await person.call('identification', { body, mode: 'real' })).code).toBe('10018')
  })
})

describe('where an operator has switched options for real money on', () => {
  const features = { smartTrading: true, demo: true, optionsReal: true, invite: true }
  const mockServer = useMockServer({ parameters: { features } })

  test('they are bought, unless the money lacks or payments are locked', async () => {
    const world = mockServer.world()
    const person = await trader(world)
    await fund(world, person, 'real', '150.00')
    await setPrice(world, 'EURUSD', 1.085)
    const buy = () => person.call('buyOptions', { body: eurusdOption(), mode: 'real' })
    expect((await buy()).code).toBe('20004')
    expect((await buy()).code).toBe('10011')
    await switchUser(world, person, 'lockPayment')
    expect((await buy()).code).toBe('11004')
  })
})

describe('where an operator has switched smart trading off', () => {
  const features = { smartTrading: false, demo: true, optionsReal: false, invite: true }
  const mockServer = useMockServer({ parameters: { features } })

  test('no plan is bought', async () => {
    const person = await trader(mockServer.world())
    expect((await person.call('buySmart', { body: plan, mode: 'real' })).code).toBe('11007')
  })
})

describe('where an operator has taken the parameters of money away', () => {
  const mockServer = useMockServer({
    parameters: {
      'loan.config': undefined,
      'recharge.methods': undefined,
      'withdrawal.methods': undefined,
      'invite.config': undefined,
    },
  })

  test.each([
    ['myCredit', undefined],
    ['loanQuote', { amount: '1000.00', termDays: 30 }],
    ['loan', { agreementVersion: '2026-11', quoteId: 'q-1' }],
    ['recharge', { currency: 'BTC', network: 'BTC', last6: '123456', proofId: 'f-1' }],
    ['withdrawal', withdrawal()],
    ['inviteSummary', undefined],
  ])('%s answers 10018', async (operation, body) => {
    const person = await trader(mockServer.world())
    expect((await person.call(operation, { body, mode: 'real' })).code).toBe('10018')
  })
})
