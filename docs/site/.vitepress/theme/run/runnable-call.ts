/** A value in the path or the query. */
export interface RunnableParameter {
  readonly name: string
  readonly place: 'path' | 'query'
  readonly isRequired: boolean
  /** What stands in its field at first. */
  readonly value: string
  readonly example: string
  /** The values that there are, where they are few. */
  readonly choices: readonly string[]
}

/** An operation as the page that runs it needs it. */
export interface RunnableCall {
  readonly plane: 'customer' | 'control'
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly isMoney: boolean
  readonly parameters: readonly RunnableParameter[]
  /** What the first example sends. */
  readonly body?: unknown
  readonly isUpload: boolean
}

/** What stands in the fields when a call is run. */
export interface FilledCall {
  readonly values: Readonly<Record<string, string>>
  readonly body: string
  readonly user: string
  readonly account: 'real' | 'demo'
  /** Empty for a new one each time. */
  readonly idempotencyKey: string
  readonly file?: File
}

export interface Answered {
  readonly sent: string
  readonly status: number
  readonly milliseconds: number
  readonly headers: string
  readonly body: string
  /** What the code in the answer says, where the answer is an envelope. */
  readonly outcome: string | undefined
}

/** Something that the reader can put right; its message is shown as it is. */
export class InputError extends Error {}

/** Users of the world, in the order in which they are offered. */
export const sampleUsers = [
  'trader',
  'funded',
  'borrower',
  'charity',
  'overdue',
  'locked',
  'newUser',
] as const
