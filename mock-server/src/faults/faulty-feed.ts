import type { FeedSink } from '../market/market-socket.ts'
import type { FaultPlan, TakenFault } from './fault-plan.ts'

/** Close code for "the server restarts, connect again" (RFC 6455 registry). */
const SERVICE_RESTART = 1012

/**
 * A class with everything in its own fields: a feed goes through a thousand of these twice a second, and by then each
 * object on the way to the socket has to be fetched from memory anew.
 */
class FaultyFeed implements FeedSink {
  readonly #plan: FaultPlan
  readonly #sink: FeedSink
  #held: string | undefined

  constructor(plan: FaultPlan, sink: FeedSink) {
    this.#plan = plan
    this.#sink = sink
  }

  bufferedAmount(): number {
    return this.#sink.bufferedAmount()
  }

  close(code: number): void {
    this.#sink.close(code)
  }

  send(frame: string): void {
    const fault = this.#plan.size > 0 ? this.#plan.take('marketMessage', undefined) : undefined
    if (fault) this.#passFaulty(frame, fault)
    else this.#pass(frame)
  }

  #passFaulty(frame: string, { feed, waitMs }: TakenFault): void {
    if (feed === 'lose') return
    if (feed === 'reorder' && this.#held === undefined) {
      this.#held = frame
      return
    }
    if (waitMs > 0) setTimeout(() => this.#pass(frame), waitMs)
    else this.#pass(frame)
    if (feed === 'duplicate') this.#pass(frame)
  }

  #pass(frame: string): void {
    this.#sink.send(frame)
    if (this.#held === undefined) return
    const late = this.#held
    this.#held = undefined
    this.#sink.send(late)
  }
}

/**
 * A client of the market feed whose messages meet the faults that are set for `marketMessage`: late, twice, lost, or
 * behind the next one.
 *
 * @returns the client to attach, and what to call when it is gone.
 */
export const overFaults = (plan: FaultPlan, sink: FeedSink): { sink: FeedSink; release: () => void } => ({
  sink: new FaultyFeed(plan, sink),
  release: plan.onSocketDrop(() => sink.close(SERVICE_RESTART)),
})
