import { clsx } from 'clsx'
import { createElement, type ReactNode, useMemo } from 'react'
import { readMarkdown, textTags } from '#lib/markdown/read-markdown.ts'
import { TextLink } from './text-link.tsx'

export interface FormattedTextProps {
  /** Markdown, or HTML. */
  text: string
  /** Shown above it already: a heading that says the same is left out. */
  title?: string
  /** Level of the text's topmost headings. @default 2 */
  headingLevel?: 2 | 3 | 4
  className?: string | undefined
}

const looks: Readonly<Record<string, string>> = {
  blockquote: 'border-s-2 border-line-strong ps-3 text-muted',
  code: 'rounded-1 bg-surface-sunken px-1 wrap-anywhere',
  hr: 'border-line',
  ol: 'grid list-decimal gap-1.5 ps-6',
  pre: 'overflow-x-auto rounded-2 bg-surface-sunken p-3',
  td: 'border border-line px-2 py-1 align-top',
  th: 'border border-line px-2 py-1 text-start',
  ul: 'grid list-disc gap-1.5 ps-6',
}

const inTable = ['table', 'tbody', 'thead', 'tr']

/** A text of the operator: only elements that are listed come through, as elements of the app. */
export function FormattedText({ text, title, headingLevel = 2, className }: FormattedTextProps) {
  const nodes = useMemo(() => readMarkdown(text), [text])
  const first = nodes.find((node) => node.nodeName === 'H1')
  const shown = first?.textContent?.trim() === title?.trim() ? nodes.filter((node) => node !== first) : nodes
  return (
    <div className={clsx('formatted-text grid max-w-[72ch] min-w-0 content-start gap-3', className)}>
      {shown.map((node, at) => toElement(node, headingLevel, at))}
    </div>
  )
}

function toElement(node: ChildNode, headingLevel: number, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element || node.nodeType === Node.ELEMENT_NODE)) return null
  const element = node as Element
  const tag = element.localName
  if (tag === 'script' || tag === 'style' || tag === 'template') return null
  const children = [...element.childNodes]
    .filter(
      (child) =>
        !(inTable.includes(tag) && child.nodeType === Node.TEXT_NODE && child.textContent?.trim() === ''),
    )
    .map((child, at) => toElement(child, headingLevel, at))
  if (tag === 'a')
    return (
      <TextLink key={key} href={element.getAttribute('href') ?? ''}>
        {children}
      </TextLink>
    )
  if (!(textTags as readonly string[]).includes(tag)) return <span key={key}>{children}</span>
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key, className: looks[tag] })
  if (tag === 'table')
    return (
      <div key={key} className="overflow-x-auto">
        <table className="border-collapse text-13">{children}</table>
      </div>
    )
  // Codes are read from left to right in every language.
  if (tag === 'code') return createElement(tag, { key, className: looks.code, dir: 'ltr' }, ...children)
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level !== undefined) {
    const shifted = Math.min(6, Math.max(headingLevel, headingLevel + Number(level) - 2))
    return createElement(`h${shifted}`, { key }, ...children)
  }
  return createElement(tag, { key, className: looks[tag] }, ...children)
}
