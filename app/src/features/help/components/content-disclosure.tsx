import { ChevronDown, Link2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { QueryView } from '#core/api/query-view.tsx'
import type { Content } from '#core/content/content.ts'
import { useContent } from '#core/content/use-contents.ts'
import { FormattedText } from '#ui/data/formatted-text.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'

export interface ContentDisclosureProps {
  title: string
  /** Under the title. */
  meta?: ReactNode
  /** The level of its heading. */
  level: 2 | 3
  isOpen: boolean
  /** An address led to it: it comes into view. */
  isLinked: boolean
  onToggle: () => void
  children: ReactNode
}

/** A title that opens its text. */
export function ContentDisclosure({
  title,
  meta,
  level,
  isOpen,
  isLinked,
  onToggle,
  children,
}: ContentDisclosureProps) {
  const Heading = `h${level}` as const
  const id = useId()
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isLinked) ref.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])
  return (
    <li ref={ref} className="border-b border-line last:border-0">
      <Heading className="text-14">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
          className="flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-start hover:bg-surface-sunken focus-visible:-outline-offset-2"
        >
          <span className="grid min-w-0">
            <span className={isOpen ? 'font-strong' : 'font-regular'}>{title}</span>
            {meta}
          </span>
          <ChevronDown
            className={`size-4 flex-none text-muted print:hidden ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </button>
      </Heading>
      {isOpen ? (
        <div id={id} className="grid gap-4 px-4 pb-4">
          {children}
        </div>
      ) : null}
    </li>
  )
}

export interface ContentBodyProps {
  id: string
  /** The level of the topmost headings of the text. */
  headingLevel: 3 | 4
  /** Under the text, once it is there. */
  children?: (content: Content) => ReactNode
}

/** The text of a question or an announcement that the user opened. */
export function ContentBody({ id, headingLevel, children }: ContentBodyProps) {
  const { t } = useTranslation('help')
  return (
    <QueryView
      query={useContent(id)}
      skeleton={<Skeleton lines={3} label={t('text.loading')} />}
      failed={t('text.failed')}
    >
      {(content) => (
        <>
          {content.body.trim() === '' ? (
            <p className="text-muted">{t('text.empty')}</p>
          ) : (
            <FormattedText text={content.body} title={content.title} headingLevel={headingLevel} />
          )}
          {children?.(content)}
        </>
      )}
    </QueryView>
  )
}

/** Copies the address of a question or an announcement. */
export function CopyLinkButton({ to }: { to: string }) {
  const { t } = useTranslation(['help', 'errors'])
  const href = useHref(to)
  const handleCopy = () =>
    navigator.clipboard.writeText(new URL(href, window.location.origin).href).then(
      () => toast(t('errors:copied')),
      () => toast(t('errors:copyFailed'), { tone: 'alert' }),
    )
  return (
    <Button
      size="sm"
      variant="text"
      className="-ms-3 print:hidden"
      icon={<Link2 className="size-4" aria-hidden="true" />}
      onClick={() => void handleCopy()}
    >
      {t('copyLink')}
    </Button>
  )
}
