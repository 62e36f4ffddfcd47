import type { AccountMode } from '#core/account-mode/mode-store.ts'

/** A user that the sandbox begins with, and the account there is something to see on. */
export interface SampleUser {
  readonly userName: 'newuser' | 'funded' | 'trader' | 'borrower' | 'overdue' | 'locked' | 'charity'
  readonly mode: AccountMode
}

/** The users of the mock server's profile `sampleUsers`. */
export const sampleUsers: readonly SampleUser[] = [
  { userName: 'newuser', mode: 'demo' },
  { userName: 'funded', mode: 'real' },
  { userName: 'trader', mode: 'real' },
  { userName: 'borrower', mode: 'real' },
  { userName: 'overdue', mode: 'real' },
  { userName: 'locked', mode: 'real' },
  { userName: 'charity', mode: 'real' },
]

/** Password of every sample user. */
export const samplePassword = 'Sandbox1'
