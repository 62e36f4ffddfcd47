import { matchesText, plainText, textOf } from './text.ts'

const unread = 'script, style, noscript, head'

/**
 * Whether what matches in the text of an element surely matches in the text of every element around it. Not so with a
 * pattern that looks at what is before or after its match.
 */
const matchesAround = (text: string | RegExp): boolean =>
  typeof text === 'string' || !/[\^$]|\\b|\(\?/i.test(text.source)

/** The innermost elements whose text matches, in the order of the document. */
export function byText(root: ParentNode, text: string | RegExp, exact?: boolean): Element[] {
  const found: Element[] = []
  const canSkip = matchesAround(text)
  /** Adds the innermost matches of an element; says whether there were any. */
  const visit = (element: Element): boolean => {
    if (element.matches(unread)) return false
    const said = plainText(element.textContent ?? '')
    if (canSkip && !matchesText(said, text)) return false
    let isInside = false
    for (const child of element.children) isInside = visit(child) || isInside
    if (isInside || !matchesText(said, text, exact)) return isInside
    found.push(element)
    return true
  }
  for (const element of root.children) visit(element)
  return found
}

/** The fields and other elements with a label that matches. */
export const byLabel = (root: ParentNode, text: string | RegExp, exact?: boolean): Element[] =>
  [
    ...root.querySelectorAll(
      'input, select, textarea, button, meter, output, progress, [aria-label], [aria-labelledby]',
    ),
  ].filter((element) => labelsOf(element).some((label) => matchesText(label, text, exact)))

function labelsOf(element: Element): string[] {
  const referred = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const named = referred.flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
  if (named.length > 0) return named.map(textOf)
  const label = element.getAttribute('aria-label')
  if (label?.trim()) return [plainText(label)]
  return [...((element as HTMLInputElement).labels ?? [])].map(textOf)
}
