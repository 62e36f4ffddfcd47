import { useEffect, useState } from 'react'

/** Milliseconds after which a user who sees nothing wants to know what is waited for. */
const slowAfter = 1_000

/**
 * What is loading. It can be read at any time, and is read aloud when it takes long: a page has many parts, and what is
 * there at once would be announced by each of them.
 */
export function LoadingLabel({ children }: { children: string }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {isSlow ? children : null}
      </span>
      {isSlow ? null : <span className="sr-only">{children}</span>}
    </>
  )
}
