import type { Stage } from '../../support/stage.ts'
import { english } from '../../support/texts.ts'
import type { JourneyPage } from './page.ts'

const { code } = english.auth

/** Asks for a code and reads it in the sandbox mailbox, which the page leads to in a tab of its own. */
export async function codeFromMailbox(page: JourneyPage, stage: Stage, email: string): Promise<string> {
  await page.getByRole('button', { name: code.send }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: code.mailbox }).click()
  const mailbox = new URL((await opened).url())
  if (!mailbox.href.includes(encodeURIComponent(email)))
    throw new Error(`The link to the mailbox of ${email} leads to ${mailbox.href}.`)
  return stage.codeFor(email)
}
