import fc from 'fast-check'
import type { Mode } from '../../ledger/entry.ts'
import { chooser } from './chooser.ts'
import type { Actor, Ground } from './ground.ts'
import { houseActs } from './house-acts.ts'
import { type Plan, userActs } from './user-acts.ts'

/** What a user does. */
export interface UserAct {
  readonly by: 'user'
  readonly who: number
  readonly mode: Mode
  readonly act: keyof typeof userActs
  readonly dice: readonly number[]
  /** What goes wrong with the call when it carries a key, before it is sent again under that key. */
  readonly fault: 'none' | 'refused' | 'unanswered'
}

/** What reviewers, operators, the market and time do. */
export interface HouseAct {
  readonly by: 'house'
  readonly act: keyof typeof houseActs
  readonly dice: readonly number[]
}

/** A command of a trial; numbers choose what exists at that moment, so that any sequence makes sense. */
export type Act = UserAct | HouseAct

/** Plans the call of a user's act; undefined where there is nothing to do it to. */
export const planOf = (trial: Ground, { who, mode, act, dice }: UserAct): Promise<Plan> =>
  userActs[act]({ trial, who, mode, actor: trial.users[who] as Actor, choose: chooser(dice) })

export const carryOut = (trial: Ground, { act, dice }: HouseAct): Promise<void> =>
  houseActs[act](trial, chooser(dice))

/** How often a user does what: what opens a record often, what follows on one more often, the rest now and then. */
const OFTEN: Readonly<Partial<Record<UserAct['act'], number>>> = {
  watch: 1,
  readNotification: 1,
  setSavings: 3,
  resetDemo: 1,
  verifySecurityPassword: 2,
  closeOrder: 7,
  modifyOrder: 6,
  placePending: 8,
  modifyPending: 5,
  cancelPending: 2,
  exitSmart: 7,
  cancelWithdrawal: 6,
  repayLoan: 6,
}

const anyDeed = fc.oneof(
  ...(Object.keys(userActs) as UserAct['act'][]).map((act) => ({
    weight: OFTEN[act] ?? 4,
    arbitrary: fc.constant(act),
  })),
)

const dice = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 8, maxLength: 8 })

/** Any command of a user. */
export const anyUserAct: fc.Arbitrary<UserAct> = fc.record<UserAct>({
  by: fc.constant('user'),
  who: fc.constantFrom(0, 0, 0, 1, 2),
  mode: fc.oneof(
    { weight: 4, arbitrary: fc.constant('real') },
    { weight: 1, arbitrary: fc.constant('demo') },
  ),
  act: anyDeed,
  dice,
  fault: fc.constantFrom('none', 'none', 'none', 'none', 'none', 'none', 'refused', 'unanswered'),
})

/** Any command. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: anyUserAct },
  {
    weight: 2,
    arbitrary: fc.record<HouseAct>({
      by: fc.constant('house'),
      act: fc.constantFrom(...(Object.keys(houseActs) as (keyof typeof houseActs)[])),
      dice,
    }),
  },
)
