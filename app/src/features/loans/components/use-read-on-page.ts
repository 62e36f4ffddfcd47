import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

export interface ReadOnPageOptions {
  /** The text; another one is read from its beginning. */
  markdown: string
  /** How far it was read, 0 to 1: where it opens. */
  position: number
  /** Which place of the searched words is on show, from 0; undefined while nothing is searched. */
  current: number | undefined
  onPosition: (share: number) => void
}

/** A part of a pixel is no distance from the end. */
const atEnd = 2

/** Follows how far a text was read that is scrolled with the page, between the bars above and below it. */
export function useReadOnPage({ markdown, position, current, onPosition }: ReadOnPageOptions): {
  readonly page: RefObject<HTMLElement | null>
  /** The section on show, from 1. */
  readonly section: number
  readonly goToEnd: () => void
} {
  const page = useRef<HTMLElement>(null)
  const [section, setSection] = useState(1)

  /** What is left to scroll until the end of the text is above the bar at the foot. */
  const left = () => {
    const element = page.current
    const foot = element?.closest('form')?.querySelector('.dock')
    const fold = foot?.getBoundingClientRect().top ?? window.innerHeight
    const { bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    return height === 0 ? undefined : bottom - fold
  }
  const report = useEffectEvent(() => {
    const rest = left()
    if (rest === undefined) return
    onPosition(rest <= atEnd ? 1 : window.scrollY / (window.scrollY + rest))
    const third = window.innerHeight / 3
    const headings = [...(page.current?.querySelectorAll('h3') ?? [])]
    setSection(Math.max(1, headings.filter((one) => one.getBoundingClientRect().top <= third).length))
  })
  const open = useEffectEvent(() => {
    const rest = left() ?? 0
    if (position > 0) window.scrollTo(0, position * (window.scrollY + rest))
    report()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is opened anew
  useEffect(() => {
    open()
    const handleScroll = () => report()
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('resize', handleScroll)
    return () => {
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('resize', handleScroll)
    }
  }, [markdown])
  useEffect(() => {
    if (current === undefined) return
    const marks = page.current?.querySelectorAll('mark')
    marks?.forEach((mark, at) => {
      mark.toggleAttribute('data-current', at === current)
      if (at === current) mark.scrollIntoView({ block: 'center' })
    })
  }, [current])

  return { page, section, goToEnd: () => window.scrollTo(0, window.scrollY + (left() ?? 0)) }
}
