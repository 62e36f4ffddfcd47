import { prefix } from '../client/operation-policy.ts'
import { changes } from '../gen/changes.ts'

/** The tag of an operation: the first word of its path behind the prefix. */
const tagOf = (path: string) => path.slice(prefix.length).split('/')[0] ?? ''

/** The tags whose answers are other ones after a write, as the contract says (`x-changes`). */
export function changedTags(path: string): readonly string[] {
  const line = changes.split('\n').find((rule) => rule.split(' ').includes(path.slice(prefix.length)))
  return line?.split(' ')[0]?.split(',') ?? [tagOf(path)]
}

/** Whether a generated hook's query is of one of these tags; a key of the app's own may be of any. */
export function isOfTag(queryKey: readonly unknown[], tags: readonly string[]): boolean {
  const path = queryKey.find((part) => typeof part === 'string' && part.startsWith(prefix))
  return path === undefined || tags.includes(tagOf(String(path)))
}
