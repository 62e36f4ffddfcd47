import { createStore } from '#lib/store/create-store.ts'

/** When the oldest kept answer on show had arrived, in epoch milliseconds; undefined while the server answers. */
export const keptSince = createStore<number | undefined>(undefined)

/** When an answer last came from this device, by the clock that never jumps. */
export const lastKept = { at: Number.NEGATIVE_INFINITY }

/** What the worker says of each public answer: when it had been kept, or nothing when it came from the server. */
interface Answered {
  readonly type: 'ANSWERED'
  readonly keptAt: string | null
}

const isAnswered = (data: unknown): data is Answered => (data as Answered | null)?.type === 'ANSWERED'

/**
 * Takes note of whether answers come from the server, or from this device.
 *
 * @param onServer called with every public answer that came from the server
 */
export function followKeptAnswers(
  worker: Pick<ServiceWorkerContainer, 'addEventListener'>,
  onServer: () => void = () => {},
): void {
  worker.addEventListener('message', ({ data }: MessageEvent) => {
    if (!isAnswered(data)) return
    const keptAt = Date.parse(data.keptAt ?? '')
    const before = keptSince.get()
    if (Number.isNaN(keptAt)) {
      keptSince.set(undefined)
      onServer()
      return
    }
    lastKept.at = performance.now()
    if (before === undefined || keptAt < before) keptSince.set(keptAt)
  })
}
