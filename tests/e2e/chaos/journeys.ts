import { verify } from '../../support/borrower.ts'
import type { Stage } from '../../support/stage.ts'
import { setPrice } from '../../support/trade.ts'
import { setSecurityPassword } from '../../support/withdrawal.ts'
import type { Journey } from './intention.ts'
import { depositMoney } from './intentions/deposit.ts'
import { borrow, repay } from './intentions/loan.ts'
import { bidForNft, buyNft } from './intentions/nft.ts'
import { buyOption } from './intentions/option.ts'
import { buyPlan, leavePlan } from './intentions/plan.ts'
import { closePosition, openPosition } from './intentions/position.ts'
import { placeWaitingOrder } from './intentions/waiting-order.ts'
import { withdrawMoney } from './intentions/withdrawal.ts'

/** Someone with this much on the real account, which earns nothing by itself. */
async function funded(stage: Stage, amount: string) {
  const person = await stage.registerFunded(amount)
  await stage.call('POST', 'user/setSavings', { enabled: false }, person.token, 'real')
  return person
}

/** Someone with play money, and the price of Bitcoin held. */
async function trader(stage: Stage) {
  await setPrice(stage, 'BTC', 52_100)
  return stage.register()
}

const bitcoin = { code: 'BTC', path: '/cruuency?code=BTC&type=2' }

/** Journeys of every product, shared out between the two shells. */
export const journeys: readonly Journey[] = [
  {
    name: 'a plan that is bought and closed early',
    device: 'desktop',
    seed: 35,
    prepare: (stage) => funded(stage, '20000.00'),
    intentions: [buyPlan, leavePlan],
  },
  {
    name: 'a deposit',
    device: 'mobile',
    seed: 17,
    prepare: (stage) => funded(stage, '20.00'),
    intentions: [depositMoney],
  },
  {
    name: 'a withdrawal',
    device: 'desktop',
    seed: 21,
    prepare: async (stage) => {
      const person = await funded(stage, '500.00')
      await setSecurityPassword(stage, person)
      return person
    },
    intentions: [withdrawMoney],
  },
  {
    name: 'a position that is opened and closed',
    device: 'mobile',
    seed: 16,
    prepare: trader,
    intentions: [openPosition(bitcoin), closePosition(bitcoin)],
  },
  {
    name: 'an order that waits, is filled and whose position is closed',
    device: 'mobile',
    seed: 26,
    prepare: trader,
    intentions: [placeWaitingOrder(bitcoin), closePosition(bitcoin)],
  },
  { name: 'an option', device: 'desktop', seed: 6, prepare: trader, intentions: [buyOption(bitcoin)] },
  {
    name: 'a loan that is taken and repaid',
    device: 'desktop',
    seed: 23,
    prepare: async (stage) => {
      const person = await funded(stage, '100.00')
      await verify(stage, person)
      return person
    },
    intentions: [borrow, repay],
  },
  {
    name: 'a bid for a work',
    device: 'mobile',
    seed: 1,
    prepare: (stage) => funded(stage, '20000.00'),
    intentions: [bidForNft],
  },
  {
    name: 'a work that is bought at once',
    device: 'desktop',
    seed: 3,
    prepare: (stage) => funded(stage, '1000.00'),
    intentions: [buyNft],
  },
]
