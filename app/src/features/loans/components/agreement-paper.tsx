import type { Language } from '@swx/locales/languages'
import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgreementText } from '../model/agreement.ts'
import { AgreementWords } from './agreement-words.tsx'

export interface AgreementPaperProps {
  text: AgreementText
  language: Language
  searched: string
  /** Which place of the searched words is on show, from 0. */
  current: number
  /** Where it opens, 0 to 1. */
  position: number
  onPosition: (position: number) => void
}

/** A part of a pixel is no distance from the end. */
const atEnd = 2

/** The text of an agreement, which scrolls, and its sections to go to. */
export function AgreementPaper({
  text,
  language,
  searched,
  current,
  position,
  onPosition,
}: AgreementPaperProps) {
  const { t } = useTranslation('loans')
  const paper = useRef<HTMLElement>(null)
  const [section, setSection] = useState(0)
  const start = useRef(position)

  const report = () => {
    const element = paper.current
    if (element === null || element.clientHeight === 0) return
    const { scrollTop, scrollHeight, clientHeight } = element
    const left = scrollHeight - clientHeight - scrollTop
    onPosition(left <= atEnd ? 1 : scrollTop / (scrollHeight - clientHeight))
    const headings = [...element.querySelectorAll('h3')]
    const reached = headings.findLastIndex(({ offsetTop }) => offsetTop <= scrollTop + clientHeight / 3)
    setSection(Math.max(0, reached))
  }
  const reportNow = useEffectEvent(report)

  useLayoutEffect(() => {
    const element = paper.current
    if (element === null) return
    element.scrollTop = start.current * (element.scrollHeight - element.clientHeight)
    reportNow()
    const sizes = new ResizeObserver(() => reportNow())
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  useEffect(() => {
    if (searched.trim() === '') return
    const marks = paper.current?.querySelectorAll('mark')
    marks?.forEach((mark, at) => {
      mark.toggleAttribute('data-current', at === current)
      if (at === current) scrollTo(paper.current, mark)
    })
  }, [searched, current])

  const goTo = (at: number) => {
    const heading = paper.current?.querySelectorAll('h3')[at]
    scrollTo(paper.current, heading, 0)
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className="agreement-columns">
      <nav aria-label={t('agreement.sections')} className="agreement-sections">
        {text.sections.map(({ id, heading }, at) => (
          <button
            key={id}
            type="button"
            lang={language.tag}
            dir={language.dir}
            aria-current={at === section ? 'location' : undefined}
            onClick={() => goTo(at)}
            className={clsx(
              'block min-h-9 w-full rounded-1 px-2 py-1 text-start text-13',
              at === section ? 'bg-accent-soft font-strong text-text' : 'text-muted hover:text-text',
            )}
          >
            {heading}
          </button>
        ))}
      </nav>
      <section
        ref={paper}
        aria-label={text.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        lang={language.tag}
        dir={language.dir}
        onScroll={report}
        className="agreement-paper agreement-words"
      >
        <AgreementWords text={text} searched={searched} />
      </section>
    </div>
  )
}

/** Scrolls the paper and not the page. */
function scrollTo(paper: HTMLElement | null, target: HTMLElement | undefined, share = 0.3): void {
  if (paper === null || target === undefined) return
  const from = paper.getBoundingClientRect().top
  paper.scrollTop += target.getBoundingClientRect().top - from - paper.clientHeight * share
}
