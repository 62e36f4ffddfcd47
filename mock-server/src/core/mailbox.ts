import { fillIn } from '../catalogue/fill-in.ts'
import { mailTexts } from '../catalogue/mail-texts.ts'
import { sortable } from '../store/define-table.ts'
import type { Tables } from '../store/store.ts'
import { nextNumber } from './numbers.ts'
import type { Mail } from './tables/users.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

/** A message as the mailbox shows it. */
export interface MailboxMessage {
  readonly to: string
  readonly subject: string
  readonly code?: string
  readonly text: string
  readonly at: string
}

/** The number of messages that a mailbox keeps in a world; the oldest ones are removed first. */
const CAPACITY = 1_000

/** "Sends" a message: it can be read in the mailbox and nowhere else. */
export const sendMail = (tables: Tables<CoreTables>, mail: Omit<Mail, 'id'>): void => {
  tables.mails.insert({ ...mail, id: sortable(nextNumber(tables, 'mail')) })
  if (tables.mails.size > CAPACITY) {
    for (const oldest of tables.mails.listBy('at', [])) {
      tables.mails.delete(oldest.id)
      break
    }
  }
}

/** Messages newest first, all of them or those to one address. */
export const listMail = (world: ProductWorld, email?: string): MailboxMessage[] => {
  const { mails } = world.store.read
  const rows = email === undefined ? mails.listBy('at', [], true) : mails.listBy('to', [email], true)
  return Array.from(rows, (mail) => {
    const code = world.codes(mail.codeSerial)
    const { subjects, text, label } = mailTexts[mail.language ?? 'en']
    const subject = subjects[mail.kind]
    return {
      to: mail.to,
      subject,
      code,
      text: `${fillIn(text, { subject, code })}\n\n${label}`,
      at: new Date(mail.at).toISOString(),
    }
  })
}
