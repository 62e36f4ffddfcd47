import { localStore } from '../../../lib/storage/local-storage.ts'
import { createStore } from '../../../lib/store/create-store.ts'

const KEY = 'swx.helpful'

/** What the user said of an answer. */
export type Helpful = 'yes' | 'no'

/** The oldest are forgotten beyond so many. */
const KEPT_MAX = 200

/** What the user said of answers, by question; anything unreadable counts as nothing said. */
function read(): ReadonlyMap<string, Helpful> {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]')
    if (!Array.isArray(kept)) return new Map()
    return new Map(
      kept.filter(
        (entry): entry is [string, Helpful] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && (entry[1] === 'yes' || entry[1] === 'no'),
      ),
    )
  } catch {
    return new Map()
  }
}

/** What the user said of answers. It stays in this browser. */
export const helpfulAnswers = createStore<ReadonlyMap<string, Helpful>>(read())

/** Keeps what the user says of an answer, in place of what was said before. */
export function sayHelpful(question: string, helpful: Helpful): void {
  const said = new Map(helpfulAnswers.get())
  said.delete(question)
  said.set(question, helpful)
  const kept = [...said].slice(-KEPT_MAX)
  helpfulAnswers.set(new Map(kept))
  localStore.set(KEY, JSON.stringify(kept))
}

localStore.onChange([KEY], () => helpfulAnswers.set(read()))
