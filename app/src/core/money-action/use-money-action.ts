import { getPaymentLock, type SwxClient } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../lib/store/create-store.ts'
import { toast } from '../../ui/toast.ts'
import { useRefusalText } from '../refusal/use-refusal-text.ts'
import { modeStore } from '../session/mode-store.ts'
import { sessionStore } from '../session/session-store.ts'
import { useMode } from '../session/use-mode.ts'
import { useSession } from '../session/use-session.ts'
import { createMoneyDesk, type MoneyDesk } from './money-desk.ts'
import { isUnderWay, type MoneyState } from './money-state.ts'

/** A money operation as the SDK has it, such as `openOrder`. */
export type MoneyOperation<Input, Result> = (
  client: SwxClient,
  input: Input,
  options: { readonly headers: Readonly<Record<string, string>> },
) => Promise<Result>

/** What {@link useMoneyAction} may be told. */
export interface MoneyActionOptions<Result> {
  /**
   * What stops it: `payment` any lock, `withdrawal` also the pause after a new security password, `none` nothing,
   * for what lowers a risk (close, exit, repay, cancel). @default 'payment'
   */
  readonly stoppedBy?: 'payment' | 'withdrawal' | 'none' | undefined
  /** Tells apart what the same operation does to different records: an order number. */
  readonly scope?: string | undefined
  /** Called with the result while the screen is on show; otherwise a toast says that it was accepted. */
  readonly onDone?: ((result: Result) => void) | undefined
}

/** An attempt to move money, as a screen uses it. */
export interface MoneyAction<Input> {
  readonly state: MoneyState
  /** Set it as the confirm button's `busy`. */
  readonly isBusy: boolean
  /** Checks the lock, then sends. Further presses are ignored until it has ended. */
  submit(input: Input): void
  /** Sends the same again under the same key: it cannot be booked twice. */
  retry(): void
  /** Closes what the last attempt has to say. */
  dismiss(): void
}

const desks = new Map<unknown, Map<string, MoneyDesk<unknown>>>()

function deskOf(operation: unknown, scope: string): MoneyDesk<unknown> {
  const ofOperation = desks.get(operation) ?? new Map<string, MoneyDesk<unknown>>()
  const desk = ofOperation.get(scope) ?? createMoneyDesk<unknown>()
  desks.set(operation, ofOperation.set(scope, desk))
  return desk
}

/**
 * The one way to move money: the payment lock is asked for live (real mode only: a lock does not touch play money),
 * then the operation is sent once with an idempotency key that is kept until a definitive answer. Show
 * `MoneyOutcome` beside the confirm button.
 *
 * @example
 * const opening = useMoneyAction(openOrder, { onDone: (order) => onOpened(order) })
 * <ModeButton mode={mode} busy={opening.isBusy} onClick={() => opening.submit(order)}>…</ModeButton>
 * <MoneyOutcome action={opening} list={paths.orders.href()} />
 */
export function useMoneyAction<Input, Result>(
  operation: MoneyOperation<Input, Result>,
  { stoppedBy = 'payment', scope = '', onDone }: MoneyActionOptions<Result> = {},
): MoneyAction<Input> {
  const client = useSwxClient()
  const { mode } = useMode()
  const { epoch } = useSession()
  const { t } = useTranslation('money')
  const refusalText = useRefusalText()
  const desk = deskOf(operation, `${epoch} ${mode} ${scope}`)
  const state = useStore(desk.state)

  const latest = useRef(onDone)
  latest.current = onDone
  useEffect(() => {
    const stop = desk.follow((_, success) => {
      if (success) latest.current?.(success.result as Result)
    })
    return () => {
      stop()
      // An open question waits for the reader; what is settled is old news when he comes back.
      if (desk.state.get().phase !== 'uncertain') desk.dismiss()
    }
  }, [desk])

  return useMemo(() => {
    const submit = (input: Input) =>
      desk.submit({
        send: (key) => operation(client, input, { headers: { 'Idempotency-Key': `"${key}"` } }),
        readLock:
          mode === 'demo' || stoppedBy === 'none'
            ? undefined
            : async () => {
                const { locked, reason, until, contactUrl } = await getPaymentLock(client)
                const stops = locked && (reason !== 'PASSWORD_RESET' || stoppedBy === 'withdrawal')
                return stops ? { reason: reason ?? 'OPERATOR', until, contactUrl } : undefined
              },
        isStillMeant: () => modeStore.get() === mode && sessionStore.get().epoch === epoch,
        onUnseenEnd: (ended, success) => {
          if (success) toast(t('done'))
          else if (ended.phase === 'uncertain') toast(t('uncertain.body'), { tone: 'alert' })
          else if ('error' in ended) toast(refusalText(ended.error), { tone: 'alert' })
        },
      })
    return { state, isBusy: isUnderWay(state), submit, retry: desk.retry, dismiss: desk.dismiss }
  }, [desk, state, client, operation, mode, epoch, stoppedBy, t, refusalText])
}
