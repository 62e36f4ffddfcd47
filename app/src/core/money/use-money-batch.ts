import { useSwxClient } from '@swx/sdk/react'
import { useMemo, useRef, useState } from 'react'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useSession } from '#core/session/use-session.ts'
import type { AttemptSummary } from './attempt.ts'
import { type MoneyInput, type MoneyResult, moneyOperations } from './money-operations.ts'
import type { SubmissionState } from './submission-state.ts'
import { submissionOf } from './submissions.ts'
import { useAttemptTask } from './use-attempt-task.ts'

/** The operations that can be sent in a row: those that no payment lock stops. */
type BatchOperation = 'closeOrder'

/** One of several things that the same operation is done to. */
export interface BatchItem<Name extends BatchOperation> {
  /** Tells it from the others, as in `useMoneySubmission`: an attempt on the same thing is never sent twice. */
  readonly scope: string
  readonly input: MoneyInput<Name>
  readonly summary: AttemptSummary
}

/** How far one of them is. `finding`: it was sent, and the server is being asked what became of it. */
export type BatchOutcome<Name extends BatchOperation> =
  | { readonly phase: 'waiting' | 'sending' | 'finding' | 'unknown' | 'unsent' }
  | { readonly phase: 'done'; readonly result: MoneyResult<Name> }
  | { readonly phase: 'failed'; readonly error: unknown }

/** What was not carried out and may be sent again. */
export const isRetriable = ({ phase }: { readonly phase: string }): boolean =>
  phase === 'failed' || phase === 'unsent'

/**
 * Sends the same operation for several things, one after the other, each as an attempt with a key of its own: what is
 * sent stays sent when the dialog closes, and what waits then is not sent. An answer that is lost ends the row, too:
 * until it is found out minutes may pass, and the figures that the user confirmed are no longer those of the moment.
 */
export function useMoneyBatch<Name extends BatchOperation>(name: Name) {
  const client = useSwxClient()
  const { mode } = useMode()
  const { userName = '' } = useSession()
  const owner = useMemo(() => ({ userName, mode }), [userName, mode])
  const task = useAttemptTask(owner)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BatchOutcome<Name>>>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  const run = useRef<AbortController>(undefined)
  const note = (scope: string, outcome: BatchOutcome<Name>) =>
    setOutcomes((before) => new Map(before).set(scope, outcome))

  /** Answers whether its outcome came at once. */
  const sendOne = ({ scope, input, summary }: BatchItem<Name>, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      let isLost = false
      const submission = submissionOf(owner, { operation: name, scope })
      const finish = (outcome: BatchOutcome<Name>) => {
        signal.removeEventListener('abort', stopWatching)
        stopFollowing()
        stopLooking()
        submission.leave()
        note(scope, outcome)
        resolve(!isLost)
      }
      const stopFollowing = submission.follow((end) => finish(outcomeOf(end)))
      const stopLooking = submission.state.subscribe(() => {
        const { phase } = submission.state.get()
        if (phase === 'finding') isLost = true
        if (phase === 'sending' || phase === 'finding') note(scope, { phase })
        if (phase === 'idle') finish({ phase: 'unsent' })
      })
      const stopWatching = () => finish({ phase: 'unknown' })
      signal.addEventListener('abort', stopWatching)
      submission.submit(
        { ...task, send: (key) => moneyOperations[name].send(client, input, { idempotencyKey: key }) },
        summary,
      )
      // What was sent before and has no outcome yet is asked for, not sent.
      submission.resume(task)
      if (submission.state.get().phase === 'unknown') finish({ phase: 'unknown' })
    })

  return {
    /** The outcome of each item, by its scope. */
    outcomes,
    isBusy,
    /** Sends them in their order. Does nothing while it is at it. */
    send: async (items: readonly BatchItem<Name>[]) => {
      if (isBusy) return
      const running = new AbortController()
      run.current = running
      const { signal } = running
      setIsBusy(true)
      for (const { scope } of items) note(scope, { phase: 'waiting' })
      let goesOn = true
      for (const item of items) {
        if (goesOn && !signal.aborted && task.isStillValid()) goesOn = await sendOne(item, signal)
        else note(item.scope, { phase: 'unsent' })
      }
      setIsBusy(false)
    },
    /** Sends no more of them. What is on its way stays, and the user is told how it ended. */
    stop: () => run.current?.abort(),
    clear: () => setOutcomes(new Map()),
  }

  function outcomeOf(end: SubmissionState): BatchOutcome<Name> {
    if (end.phase === 'done') return { phase: 'done', result: end.result as MoneyResult<Name> }
    if (end.phase === 'unknown') return { phase: 'unknown' }
    return 'error' in end ? { phase: 'failed', error: end.error } : { phase: 'unsent' }
  }
}
