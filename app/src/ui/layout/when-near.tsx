import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface WhenNearProps {
  /** Holds the place until then. */
  placeholder: ReactNode
  /** Shows the children wherever the user is. */
  isWanted?: boolean | undefined
  children: ReactNode
}

/** So far into the window, from either end, counts as near: the user does not look at its edge. */
const MARGIN = '-15% 0px'

/** Renders its children, and so loads what they need, once they come near to the window; they stay from then on. */
export function WhenNear({ placeholder, isWanted = false, children }: WhenNearProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(isWanted)
  if (isWanted && !isNear) setIsNear(true)

  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])

  return isNear ? children : <div ref={ref}>{placeholder}</div>
}
