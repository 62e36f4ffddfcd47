import { addDecimals, roundDecimal } from '@swx/sdk/money'
import { useMemo, useState } from 'react'
import { readDraft, writeDraft } from '#core/forms/drafts.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import {
  type BidAction,
  type BidForm,
  bidFields,
  bidForm,
  bidPlaces,
  blankBid,
  heldFor,
} from '../model/bid-form.ts'
import { dollars, type MyNft, type Nft } from '../model/nft.ts'

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

/** What the fields of a bid need of its form. */
export type BidFormState = ReturnType<typeof useBidForm>
