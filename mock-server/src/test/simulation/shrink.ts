/** The shortest list found that still fails, and how it fails. */
export interface Shrunk<T> {
  readonly steps: readonly T[]
  readonly error: Error | undefined
}

const MOST_TRIES = 400

/**
 * Takes parts out of a list that fails, larger ones first, for as long as what is left fails as well (delta debugging).
 *
 * @param fails how a list fails; undefined when it does not
 * @param mostTries how many lists are tried
 */
export const shrink = async <T>(
  steps: readonly T[],
  fails: (steps: readonly T[]) => Promise<Error | undefined>,
  mostTries = MOST_TRIES,
): Promise<Shrunk<T>> => {
  let best: Shrunk<T> = { steps, error: undefined }
  let tries = 0
  for (let size = Math.ceil(steps.length / 2); size >= 1 && tries < mostTries; ) {
    let isShorter = false
    for (let at = best.steps.length - size; at > -size && tries < mostTries; at -= size) {
      const from = Math.max(0, at)
      const fewer = [...best.steps.slice(0, from), ...best.steps.slice(at + size)]
      if (fewer.length === best.steps.length || fewer.length === 0) continue
      tries++
      const error = await fails(fewer)
      if (!error) continue
      best = { steps: fewer, error }
      isShorter = true
    }
    if (!isShorter || size > 1) size = size === 1 ? 0 : Math.ceil(size / 2)
  }
  return best
}
