import { useCallback, useEffect, useRef } from 'react'

/** The backend settles at the moment itself; an answer that left a little earlier says "open" once more. */
const LOOK_AGAIN_MS = 700

/** A function that asks for a list twice, now and a moment later: for when the time of an option is over. */
export function useDelayedRefetch(refetch: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    void refetch()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refetch(), LOOK_AGAIN_MS)
  }, [refetch])
}
