import type { NoticeLanguage } from '../catalogue/notice-language.ts'
import { CODE_LIFE_MS, type CodeScene, checkCode, resendWait } from '../domain/verification-code.ts'
import type { Tables } from '../store/store.ts'
import { schedule } from './due-events.ts'
import { sendMail } from './mailbox.ts'
import { nextNumber } from './numbers.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

const keyOf = (email: string, scene: CodeScene): string => `${scene} ${email}`

/** Milliseconds until another code may be sent to this address for this purpose; 0 if it may now. */
export const pauseBeforeCode = (world: ProductWorld, email: string, scene: CodeScene, now: number): number =>
  resendWait(world.store.read.codes.get(keyOf(email, scene)), now)

/** A request for a code. */
export interface CodeCommand {
  readonly email: string
  readonly scene: CodeScene
  /** The language to write in. */
  readonly language: NoticeLanguage
}

/** Sends a new code, and makes earlier codes for the same purpose invalid. */
export const sendCode = (
  tables: Tables<CoreTables>,
  { email, scene, language }: CodeCommand,
  now: number,
): void => {
  const serial = nextNumber(tables, 'code')
  tables.codes.put({ email, scene, serial, sentAt: now, tries: 0 })
  schedule(tables, { at: now + CODE_LIFE_MS, kind: 'codeExpired', ref: keyOf(email, scene) })
  sendMail(tables, { to: email, kind: `code-${scene}`, codeSerial: serial, language, at: now })
}

/** The outcome of a check of a code. */
export interface CodeTry {
  readonly right: boolean
  /** Uses the code up, once the command is accepted. */
  useUp(): void
}

/** Checks a code. A wrong code counts as an attempt, although the command is then rejected. */
export const tryCode = (
  world: ProductWorld,
  tables: Tables<CoreTables>,
  email: string,
  scene: CodeScene,
  typed: string | undefined,
  now: number,
): CodeTry => {
  const sent = tables.codes.get(keyOf(email, scene))
  const outcome = checkCode(typed ?? '', sent, world.codes, now, world.magicCode)
  if (outcome === 'wrong' && sent) tables.codes.put({ ...sent, tries: sent.tries + 1 })
  return {
    right: outcome === 'right',
    useUp() {
      tables.codes.delete(keyOf(email, scene))
    },
  }
}
