import { OctagonAlert } from 'lucide-react'
import { useId } from 'react'
import type { ExitEntry } from '../model/ticket.ts'
import { ExitField } from './exit-field.tsx'

/** One of the two stops as a form has it. */
export interface ExitForm {
  readonly entry: ExitEntry
  readonly onEntry: (entry: ExitEntry) => void
  readonly placeholder?: string | undefined
  /** What is wrong with it, in words. */
  readonly problem: string | undefined
}

const kinds = ['stopLoss', 'takeProfit'] as const

/** Stop loss and take profit side by side; what is wrong with them has the whole width below. */
export function ExitFields(props: Readonly<Record<(typeof kinds)[number], ExitForm>>) {
  const id = useId()
  return (
    <>
      {kinds.map((kind) => {
        const { problem, ...form } = props[kind]
        return (
          <ExitField
            key={kind}
            id={`${id}-${kind}`}
            kind={kind}
            hasProblem={problem !== undefined}
            {...form}
          />
        )
      })}
      {kinds.map((kind) =>
        props[kind].problem === undefined ? null : (
          <p
            key={kind}
            id={`${id}-${kind}-problem`}
            className="col-span-full flex items-start gap-1.5 text-12 text-danger"
          >
            <OctagonAlert className="size-4 flex-none" aria-hidden="true" />
            {props[kind].problem}
          </p>
        ),
      )}
    </>
  )
}
