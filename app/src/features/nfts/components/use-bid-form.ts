import { addDecimals, roundDecimal } from '@swx/sdk/money'
import { useMemo, useState } from 'react'
import { z } from 'zod/mini'
import { type AmountLimits, amountRule } from '#core/forms/amount-rule.ts'
import { readDraft, writeDraft } from '#core/forms/drafts.ts'
import type { FieldByError } from '#core/forms/place-error.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { type AppForm, useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import { dollars, type MyNft, type Nft } from '../model/nft.ts'
import { heldFor } from './bid-costs.tsx'

/** What the form is sent for: a bid, or buying at once for the price asked. */
export type BidAction = 'bid' | 'buy'

/** What was typed into it, and which button was pressed. */
export interface BidForm {
  readonly action: BidAction
  readonly amount: string
  readonly receiveAddress: string
}

/** What the rules of a bid are made from; without a balance to compare with, the server finds out. */
type BidLimits = Pick<AmountLimits, 'language' | 'min' | 'available'>

const receiveAddress = z.string().check(z.trim(), z.minLength(1, 'addressMissing'))

/** The fields of a bid, each by its rule. */
const bidFields = (limits: BidLimits) =>
  z.object({ amount: amountRule({ ...limits, ...dollars }), receiveAddress })

/** The rules of the form. Who buys at once need not have typed a bid. */
export const bidForm = (limits: BidLimits) =>
  z.discriminatedUnion('action', [
    z.object({ action: z.literal('bid'), ...bidFields(limits).shape }),
    z.object({ action: z.literal('buy'), amount: z.string(), receiveAddress }),
  ])

/** What the form begins with. */
const blankBid: BidForm = { action: 'bid', amount: '', receiveAddress: '' }

/** Which field each error of the server belongs to; the price of a purchase has none. */
const bidPlaces: Readonly<Record<BidAction, FieldByError<BidForm>>> = {
  bid: {
    insufficientBalance: { field: 'amount' },
    purchaseAmountWrong: { field: 'amount' },
    addressMissing: { field: 'receiveAddress' },
  },
  buy: { addressMissing: { field: 'receiveAddress' } },
}

/** A work that a user bids for. */
export interface BidProps {
  work: Nft
  mine: MyNft | undefined
  /** Reads the work again. */
  onRefetch: () => Promise<unknown>
  /** Called once a bid or a purchase was carried out. */
  onDone: () => void
}

/** The address is the same for the next work. */
const addressDraft = 'nft address'

/**
 * The form of a bid. Its rules follow the next bid and the balance; a raise may take what the own bid holds already.
 *
 * @param available in the account in use; undefined while it is not known
 */
export function useBidForm({ work, mine }: Pick<BidProps, 'work' | 'mine'>, available: string | undefined) {
  const { language, write } = useAmountReading()
  const [action, setAction] = useState<BidAction>('bid')
  const min = work.minNextBid
  const most = available && addDecimals(available, heldFor(mine))
  const schema = useMemo(() => bidForm({ language, min, available: most }), [language, min, most])
  const app = useAppForm<BidForm, BidForm>({
    schema,
    initial: { ...blankBid, receiveAddress: readDraft<string>(addressDraft) ?? '' },
    draft: { name: `${work.id} bid`, fields: ['amount', 'receiveAddress'] },
    amounts: ['amount'],
    places: bidPlaces[action],
    mode: 'onSubmit',
  })
  const { form, submit, clear } = app
  // What a bid holds is shown also where it is too small.
  const { amount, receiveAddress = '' } = useUnderstood(
    form.control,
    useMemo(() => bidFields({ language }), [language]),
  )

  return {
    ...app,
    amount: amount && roundDecimal(amount, dollars.scale),
    receiveAddress,
    /** What was asked for last. */
    action,
    /** Puts another amount in place of the one typed. */
    setAmount: (next: string) => form.setValue('amount', write(next), { shouldValidate: true }),
    /** For a button: goes on with a bid or a purchase if nothing is wrong with it. */
    ask: (next: BidAction, onValid: () => unknown) => (event: { preventDefault(): void }) => {
      setAction(next)
      form.setValue('action', next)
      submit((typed) => {
        writeDraft(addressDraft, typed.receiveAddress)
        return onValid()
      })(event)
    },
    /** Starts again after a bid, with the same address. */
    restart: () => clear({ receiveAddress }),
  }
}

/** The text beside a field of a bid. */
export type BidErrors = AppForm<BidForm>['errorOf']
