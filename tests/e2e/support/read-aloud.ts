import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The words and figures of a text; signs that only divide are not read. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/[\u2066-\u2069"':\-[\]()=]/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Fails with each word or figure that is seen in a part of the page and that a screen reader passes over. */
export async function expectReadAsSeen(part: Locator): Promise<void> {
  await expect(async () => {
    const [seen, read] = [await part.innerText(), await part.ariaSnapshot()]
    const heard = new Set(wordsOf(read))
    expect(wordsOf(seen).filter((word) => !heard.has(word))).toEqual([])
  }).toPass()
}

/** Waits until this text is announced by itself, and asserts that it is seen as it is announced. */
export async function expectAnnounced(
  page: Page,
  text: string | RegExp,
  role: 'status' | 'alert' = 'status',
): Promise<void> {
  const region = page.getByRole(role).filter({ hasText: text })
  await expect(region.getByText(text).first()).toBeVisible()
  await expectReadAsSeen(region.first())
}
