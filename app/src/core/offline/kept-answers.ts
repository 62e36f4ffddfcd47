import { createStore } from '../../lib/store/create-store.ts'

/** Header of an answer that the service worker had kept: when it arrived. Its twin is in `worker/kept-answers.ts`. */
const KEPT_AT = 'X-Swx-Kept-At'

/** When the oldest kept answer on show had arrived, in epoch milliseconds; undefined while the server answers. */
export const keptSince = createStore<number | undefined>(undefined)

/** Takes note of whether an answer came from the server, or from this device. */
export function noteAnswer(answer: Response): Response {
  const keptAt = Date.parse(answer.headers.get(KEPT_AT) ?? '')
  const before = keptSince.get()
  if (Number.isNaN(keptAt)) keptSince.set(undefined)
  else if (before === undefined || keptAt < before) keptSince.set(keptAt)
  return answer
}
