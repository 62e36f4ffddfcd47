import { writeFile } from 'node:fs/promises'
import type { BrowserContext, TestInfo } from '@playwright/test'

/** Attaches the text of each page that is open, and the calls of the world, as they are when the test has failed. */
export async function attachSeen(
  testInfo: TestInfo,
  context: BrowserContext,
  journal: () => Promise<unknown>,
): Promise<void> {
  const texts = context
    .pages()
    .map(async (page) => `${page.url()}\n\n${await page.locator('body').innerText()}`)
  const pages = await Promise.all(texts.map(orReason))
  const calls = await orReason(journal().then((answer) => JSON.stringify(answer, null, 2)))
  await attach(testInfo, 'page text', 'page.txt', pages.join('\n\n'))
  await attach(testInfo, 'journal', 'journal.json', calls)
}

/** A page or a server that is gone is no reason to lose the rest. */
const orReason = (text: Promise<string>): Promise<string> => text.catch((error: Error) => error.message)

async function attach(testInfo: TestInfo, name: string, file: string, text: string): Promise<void> {
  const path = testInfo.outputPath(file)
  await writeFile(path, text)
  testInfo.attachments.push({ name, path, contentType: 'text/plain' })
}
