import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef } from 'react'
import { createStore, useStore } from '#lib/store/create-store.ts'

const isAway = createStore(false)

/** Whether the large title of the page on show has moved under the top bar, which then shows it. */
export const useTitleIsAway = (): boolean => useStore(isAway)

/** The title of a page on phones as its largest text, whole in as many lines as it takes. */
export function LargeTitle({ className, ...rest }: ComponentProps<'h1'>) {
  const ref = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const title = ref.current
    if (title === null) return
    const bars = document.querySelector('.layer-top-bars')
    const observer = new IntersectionObserver(
      (entries) => {
        // A page that is busy is told of several moves at once, the newest last.
        const entry = entries.at(-1)
        if (entry) isAway.set(!entry.isIntersecting && entry.boundingClientRect.top < window.innerHeight / 2)
      },
      { rootMargin: `-${bars?.clientHeight ?? 0}px 0px 0px` },
    )
    observer.observe(title)
    return () => {
      observer.disconnect()
      isAway.set(false)
    }
  }, [])

  return (
    <h1
      {...rest}
      ref={ref}
      className={clsx(
        'on-mobile:text-[min(1.75rem,40px)] on-mobile:leading-[1.2] on-mobile:tracking-[-0.02em] on-mobile:wrap-anywhere',
        className,
      )}
    />
  )
}
