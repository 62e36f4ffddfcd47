import type { Reply } from '../contract/reply.ts'
import type { Exchange } from './exchange.ts'

/**
 * One step on the way of a request: it answers, which ends the way, or notes in the exchange what it found out and lets
 * the next step go on. What it does at once it does not wait for, so that a call is one moment.
 */
export type Step = (exchange: Exchange) => Reply | undefined | Promise<Reply | undefined>
