import type { DueHandler } from '../core/due-events.ts'
import type { DueKind } from '../domain/due-kind.ts'
import { CODE_LIFE_MS } from '../domain/verification-code.ts'
import type { products } from '../products/index.ts'
import { closeDay } from './day-close.ts'
import { takePlannedStep } from './reviews.ts'
import { registered, type SandboxTables } from './tables.ts'

type Handler = DueHandler<SandboxTables>

const codeExpired: Handler = ({ codes }, { ref, at }) => {
  const code = codes.get(ref)
  // A code that was sent since has an event of its own.
  if (code && code.sentAt + CODE_LIFE_MS <= at) codes.delete(ref)
}

/** What belongs to no product. */
const common = { dayClose: closeDay, review: takePlannedStep, codeExpired }

type HandledBy<Registered> = Registered extends { readonly due: infer Due } ? keyof Due : never
type Handled = HandledBy<(typeof products)[number]> | keyof typeof common

/** What does not compile when a kind of event has no handler: the missing one is what this asks for. */
type Complete = { readonly [Kind in Exclude<DueKind, Handled>]: Handler }
const complete: Complete = {}

/** What happens when an event is due, by its kind. */
export const dueHandlers: Readonly<Record<DueKind, Handler>> = Object.assign(
  complete,
  common,
  ...registered.map(({ due }) => due),
)

/** Whether there is a handler for a kind of event that was stored. */
export const isDueKind = (kind: string): kind is DueKind => Object.hasOwn(dueHandlers, kind)
