import type { FeedSink } from '../market/market-socket.ts'
import type { FaultPlan } from './fault-plan.ts'

/** Close code for "the server restarts, connect again" (RFC 6455 registry). */
const SERVICE_RESTART = 1012

/**
 * A client of the market feed whose messages meet the faults that are set for `marketMessage`: late, twice, lost, or
 * behind the next one.
 *
 * @returns the client to attach, and what to call when it is gone.
 */
export const overFaults = (plan: FaultPlan, sink: FeedSink): { sink: FeedSink; release: () => void } => {
  let held: string | undefined
  const pass = (frame: string): void => {
    sink.send(frame)
    if (held === undefined) return
    const late = held
    held = undefined
    sink.send(late)
  }
  const release = plan.onSocketDrop(() => sink.close(SERVICE_RESTART))
  return {
    release,
    sink: {
      bufferedAmount: () => sink.bufferedAmount(),
      close: (code) => sink.close(code),
      send(frame) {
        const fault = plan.size > 0 ? plan.take('marketMessage', undefined) : undefined
        if (!fault) return pass(frame)
        if (fault.feed === 'lose') return
        if (fault.feed === 'reorder' && held === undefined) {
          held = frame
          return
        }
        if (fault.waitMs > 0) setTimeout(() => pass(frame), fault.waitMs)
        else pass(frame)
        if (fault.feed === 'duplicate') pass(frame)
      },
    },
  }
}
