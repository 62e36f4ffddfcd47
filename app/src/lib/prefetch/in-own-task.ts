/**
 * Starts something in a task of its own: a slow phone paints and answers to taps before it.
 *
 * @param start - begins it and gives what ends it
 * @returns what ends it, begun or not
 */
export function inOwnTask(start: () => () => void): () => void {
  let end = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    end = start()
  })
  return () => end()
}
