import { createPrivateStore } from '#core/session/private-store.ts'

/** What the user said of an answer. */
export type Helpful = 'yes' | 'no'

/** The oldest are forgotten beyond so many. */
const KEPT_MAX = 200

const isSaid = (entry: unknown): entry is [string, Helpful] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && (entry[1] === 'yes' || entry[1] === 'no')

/** What the user said of answers, by question. It stays in this browser until the user leaves. */
export const helpfulAnswers = createPrivateStore<ReadonlyMap<string, Helpful>>('swx.helpful', {
  parse: (stored) => new Map(Array.isArray(stored) ? stored.filter(isSaid) : []),
  format: (said) => [...said],
  isEmpty: (said) => said.size === 0,
})

/** Keeps what the user says of an answer, in place of what was said before. */
export function sayHelpful(question: string, helpful: Helpful): void {
  const said = new Map(helpfulAnswers.get())
  said.delete(question)
  said.set(question, helpful)
  helpfulAnswers.keep(new Map([...said].slice(-KEPT_MAX)))
}
