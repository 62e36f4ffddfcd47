/** How a world begins. Of a ready-made scenario only what is needed at a start; the rest is loaded when it is. */
export interface Beginning {
  /** What is there afterwards, in a sentence. */
  readonly about?: string
  /** Whether there are instruments, products and contents. @default true */
  readonly catalogue?: boolean
  /** ISO 8601: a fresh world begins so much earlier, so that after the steps it is the time it was asked for. */
  readonly begins?: string
  /** What then happens. */
  readonly steps?: readonly Step[]
}

/**
 * A scenario: how a world comes to be what it is, step by step through the calls every user can make. Every text of a
 * step may name what earlier steps kept: `{mei.id}`, `{plan}`; inside a repetition `{n}` counts from 1, within a name as
 * well: `{user{n}.id}`.
 */
export interface Scenario extends Beginning {
  readonly about: string
  readonly steps: readonly Step[]
}

/** One step of a {@link Scenario}. */
export type Step = RegisterStep | ControlStep | CallStep | UploadStep | RepeatStep

/** A user opens an account with the sample password, by the code in the mailbox; kept as `{name.id}`. */
export interface RegisterStep {
  readonly register: string
  /** The address, when it is not `NAME@example.com`. */
  readonly email?: string
  /** Invited by whom. */
  readonly invitedBy?: string
}

/** A POST to the control plane, by its path below `/__sandbox/`. */
export interface ControlStep {
  readonly control: string
  readonly body?: object
}

/** A call of the customer API, such as `POST order/buySmart`. */
export interface CallStep {
  readonly call: string
  /** Who calls; left out, it is a visitor. */
  readonly as?: string
  /** @default 'real' */
  readonly mode?: 'real' | 'demo'
  readonly body?: object
  /** What the result has to hold, by path: a scenario that came to another end is refused. */
  readonly expect?: Readonly<Record<string, string | number | boolean>>
  /** What to keep of the result, by name: a path such as `orderNo` or `records.0.id`. */
  readonly keep?: Readonly<Record<string, string>>
}

/** A drawn sample image is uploaded; its id is kept under a name. */
export interface UploadStep {
  readonly upload: 'kyc' | 'recharge' | 'signature' | 'avatar'
  readonly as: string
  readonly keep: Readonly<Record<string, string>>
}

/** Steps that are taken several times. */
export interface RepeatStep {
  readonly repeat: number
  readonly steps: readonly Step[]
}
