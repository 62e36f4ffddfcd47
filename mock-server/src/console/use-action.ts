import { useRef, useState } from 'preact/hooks'
import { isControlError } from '../control-client/control-error.ts'
import { useConsole } from './console-context.ts'

/** A change that the user asked for, and what came of the latest one. */
export interface Action {
  readonly isBusy: boolean
  /** What is done now, in a sentence. */
  readonly said?: string | undefined
  /** Why the latest one was not carried out. */
  readonly error?: string | undefined
  /** Carries out a change, one at a time; it answers a sentence on what is done. */
  run(work: () => Promise<string | undefined>): Promise<void>
}

/** What went wrong, in the words of the server where it has any. */
export const sentenceOf = (error: unknown): string =>
  isControlError(error) ? error.detail : error instanceof Error ? error.message : String(error)

/** A change with its outcome, which stands beside what was pressed; everything shown is read again after it. */
export const useAction = (): Action => {
  const { pulse, say } = useConsole()
  const isBusy = useRef(false)
  const [state, setState] = useState<{ isBusy: boolean; said?: string | undefined; error?: string }>({
    isBusy: false,
  })
  return {
    ...state,
    async run(work) {
      if (isBusy.current) return
      isBusy.current = true
      setState({ isBusy: true })
      try {
        const said = await work()
        setState({ isBusy: false, said })
        if (said !== undefined) say(said)
        pulse.change()
      } catch (error) {
        setState({ isBusy: false, error: sentenceOf(error) })
      } finally {
        isBusy.current = false
      }
    },
  }
}
