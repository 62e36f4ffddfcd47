import type { Caller, Reply } from '../support/caller.ts'

/** One way to get one answer from one operation. */
export interface Case {
  readonly operation: string
  /** The envelope's code, or the HTTP status when it is not 200. */
  readonly answer: string
  /** Completes "answers 10003 when …". */
  readonly when: string
  /** Makes the call in a fresh world, after whatever has to happen before it. */
  readonly make: (world: Caller) => Promise<Reply>
}

/** Cases of one operation; each line is an answer, a circumstance and how to bring it about. */
export const casesOf = (operation: string, lines: readonly [string, string, Case['make']][]): Case[] =>
  lines.map(([answer, when, make]) => ({ operation, answer, when, make }))

/** Asks for the answers in turn and gives the last one. */
export async function repeat(times: number, ask: (index: number) => Promise<Reply>): Promise<Reply> {
  let reply = await ask(0)
  for (let index = 1; index < times; index += 1) reply = await ask(index)
  return reply
}
