import type { Page } from '@playwright/test'

/**
 * Does something while rows that are made like others of their list are hidden. The first twelve of a list stay, and of
 * those after them every one that is the first of its kind: with other elements, attributes or classes than any before.
 * Of a list of hundreds most of the time of axe goes into rows that are alike.
 */
export async function withoutRepeatedRows<T>(page: Page, act: () => Promise<T>): Promise<T> {
  await page.evaluate(hideRepeated)
  try {
    return await act()
  } finally {
    await page.evaluate(showRepeated)
  }
}

/** Runs in the page. */
function hideRepeated(): void {
  const kindOf = (row: Element): string =>
    [row, ...row.querySelectorAll('*')]
      .map((element) => {
        const attributes = [...element.attributes].map(({ name, value }) => {
          const isChosenFromFew =
            /^(?:class|role|type|disabled|hidden|tabindex|aria-(?!label$|describedby$))/.test(name)
          return `${name}=${isChosenFromFew ? value : value !== ''}`
        })
        return `${element.tagName} ${attributes.join(' ')} ${element.textContent === ''}`
      })
      .join('\n')
  for (const list of document.querySelectorAll('[role="rowgroup"], tbody')) {
    const kinds = new Set<string>()
    for (const [place, row] of [...list.children].entries()) {
      const kind = kindOf(row)
      if (place >= 12 && kinds.has(kind)) row.setAttribute('data-test-repeated', '')
      kinds.add(kind)
    }
  }
  // The pages forbid style elements of others, not sheets that a script makes.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-test-repeated] { display: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. */
function showRepeated(): void {
  document.adoptedStyleSheets.pop()
  for (const row of document.querySelectorAll('[data-test-repeated]'))
    row.removeAttribute('data-test-repeated')
}
