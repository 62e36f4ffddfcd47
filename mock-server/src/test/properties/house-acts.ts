import { formatUsd } from '../../ledger/money.ts'
import { type Chooser, CODES } from './chooser.ts'
import type { Ground } from './ground.ts'

const HOUR = 3_600_000

const pendingOf = (trial: Ground): readonly (readonly [kind: string, ref: string])[] => {
  const { recharges, withdrawals, loans } = trial.world.store.read
  return [
    ...Array.from(recharges.list(), ({ orderNo }) => ['recharge', orderNo] as const),
    ...Array.from(withdrawals.list(), ({ orderNo }) => ['withdrawal', orderNo] as const),
    ...Array.from(loans.list(), ({ loanNo }) => ['loan', loanNo] as const),
  ]
}

const DECISIONS: Readonly<Record<string, readonly string[]>> = {
  recharge: ['approve', 'approve', 'reject', 'fail'],
  withdrawal: ['approve', 'confirm', 'reject', 'networkFail'],
  loan: ['approve', 'approve', 'reject'],
}

/** Everything the house can do. */
export const houseActs = {
  async fund(trial: Ground, choose: Chooser): Promise<void> {
    const userId = choose.of(trial.users)?.id
    await trial.control('fund', {
      userId,
      mode: choose.of(['real', 'demo']),
      amount: `${choose.number(5_000) + 1}.37`,
    })
  },
  async review(trial: Ground, choose: Chooser): Promise<void> {
    const pending = choose.of(pendingOf(trial))
    if (!pending) return
    const [kind, ref] = pending
    await trial.control(`${kind}/${ref}/${choose.of(DECISIONS[kind] ?? [])}`, { reason: 'as the dice fell' })
  },
  async processAll(trial: Ground): Promise<void> {
    await trial.control('processAll', {})
  },
  async seconds(trial: Ground, choose: Chooser): Promise<void> {
    trial.world.advanceTo(trial.world.now() + choose.number(400_000))
  },
  async hours(trial: Ground, choose: Chooser): Promise<void> {
    trial.world.advanceTo(trial.world.now() + choose.number(30 * HOUR))
  },
  async days(trial: Ground, choose: Chooser): Promise<void> {
    trial.world.advanceTo(trial.world.now() + choose.number(40) * 24 * HOUR)
  },
  async price(trial: Ground, choose: Chooser): Promise<void> {
    const code = choose.of(CODES) as string
    const { price } = trial.world.market.quote(code, trial.world.now())
    const decimals = trial.world.market.find(code)?.priceDecimals ?? 2
    const moved = Number((price * (0.9 + choose.number(21) / 100)).toFixed(decimals))
    await trial.control(`market/${code}/price`, { price: moved, after: choose.of(['hold', 'follow']) })
  },
  async halt(trial: Ground, choose: Chooser): Promise<void> {
    await trial.control(`market/${choose.of(CODES)}/${choose.of(['halt', 'resume'])}`, {})
  },
  async switchUser(trial: Ground, choose: Chooser): Promise<void> {
    const how = choose.of([
      'lockPayment',
      'unlockPayment',
      'disableDemo',
      'enableDemo',
      'freeze',
      'unfreeze',
      'unfreeze',
    ])
    await trial.control(`user/${choose.of(trial.users)?.id}/${how}`, { reason: 'test' })
  },
  async simulatedBid(trial: Ground, choose: Chooser): Promise<void> {
    const nft = choose.of([...trial.world.store.read.nfts.list()])
    if (!nft) return
    const now = nft.leading?.amount ?? nft.startPrice
    const amount = formatUsd(now + now / 10n)
    await trial.control(`nft/${nft.id}/${choose.of(['bid', 'bid', 'endAuction'])}`, {
      botUser: 'rival-x',
      amount,
    })
  },
  async restart(trial: Ground): Promise<void> {
    await trial.restart()
  },
}
