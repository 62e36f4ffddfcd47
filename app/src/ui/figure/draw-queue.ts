/** Something that can draw itself. */
export interface DrawJob {
  draw(): void
}

export interface DrawQueue {
  /** Draws a job soon, together with all others that wait. Asking again before that is asking once. */
  request(job: DrawJob): void
  /** Forgets a job that waits. */
  cancel(job: DrawJob): void
}

/** Pictures are drawn at most four times a second: more is not seen, and costs the frames of everything else. */
const REDRAW_MS = 250
/** How long drawing waits beyond that for other code to change the page. */
const GRACE_MS = 120

/**
 * Makes a queue that draws at most four times a second. When a drawing is asked for while figures are being published
 * it is done on that same frame: what costs is less the drawing than each further frame that has to be painted.
 */
export function createDrawQueue(): DrawQueue {
  const waiting = new Set<DrawJob>()
  let drawnAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isQueued = false

  function drawAll() {
    clearTimeout(timer)
    timer = undefined
    isQueued = false
    drawnAt = performance.now()
    const jobs = [...waiting]
    waiting.clear()
    for (const job of jobs) job.draw()
  }

  return {
    request(job) {
      waiting.add(job)
      const rest = drawnAt + REDRAW_MS - performance.now()
      if (rest > 0) {
        timer ??= setTimeout(drawAll, rest + GRACE_MS)
      } else if (!isQueued) {
        isQueued = true
        queueMicrotask(drawAll)
      }
    },
    cancel: (job) => void waiting.delete(job),
  }
}

/** The one queue of the page. */
export const drawQueue = createDrawQueue()
