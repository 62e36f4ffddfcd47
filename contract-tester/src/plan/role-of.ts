import type { Operation } from '../document/operation.ts'
import { wordsIn } from '../document/words-in.ts'
import type { Resource } from './resources.ts'

/**
 * What an operation does to what a server holds: `read` nothing; `create` adds something; `item` changes or deletes what
 * its path names; `singleton` changes the one thing at a path without ids; `change` changes something that its path does
 * not name, such as `thing.rename`; `call` is any other call, such as a log-in.
 */
export type Role = 'read' | 'create' | 'item' | 'singleton' | 'change' | 'call'

const CHANGES =
  /^(delete|remove|destroy|cancel|close|archive|unarchive|update|edit|modify|change|rename|replace|set|unset|put|patch|move|merge|revoke|reset|terminate|disable|enable|deactivate|activate|clear|purge|empty|leave|kick|ban|withdraw|exit|end|stop|pause|resume|rollback|restore|publish|unpublish|lock|unlock|link|unlink|approve|reject|complete|finish|logout|signout|mark|read|repay|settle|assign|unassign|transfer|repassword|pay|confirm|capture|void|refund|expire|finalize|suspend|block|unblock|wipe|truncate|overwrite|upsert|bulk|batch|cleanup|flush|drop|kill|detach|attach|swap|rotate|regenerate)$/

const CREATES = /^(create|add|new|insert|register|open|start|begin|make|place)$/

const lastStep = ({ path }: Operation) => path.split('/').filter(Boolean).at(-1) ?? ''

/** Whether its name says that it changes or takes away what is there. */
const isNamedChange = (operation: Operation): boolean => {
  const [named] = wordsIn(operation.definition.operationId === undefined ? '' : operation.id)
  const step = wordsIn(lastStep(operation))
  const words = [named, step[0], step.at(-1)].filter((word) => word !== undefined)
  return !words.some((word) => CREATES.test(word)) && words.some((word) => CHANGES.test(word))
}

const REPLACES =
  /^(set|replace|update|overwrite|upsert|sync|reset|clear|delete|remove|put|patch|edit|modify|change)$/

/** Whether its name says that it replaces all that a collection holds: `setRoles`. */
const isNamedReplacement = ({ definition, id }: Operation): boolean =>
  definition['x-shown-in'] === undefined &&
  definition.operationId !== undefined &&
  REPLACES.test(wordsIn(id)[0] ?? '')

/** Whether its name says that it makes something, such as a session. */
const isNamedCreate = ({ definition, id, path }: Operation): boolean =>
  [...(definition.operationId === undefined ? [] : wordsIn(id)), ...wordsIn(path)].some(
    (word) =>
      CREATES.test(word) || /^(log|login|logins|sign|signin|sessions?|tokens?|auth|authenticate)$/.test(word),
  )

/** The role of an operation among the resources of its document. */
export function roleOf(operation: Operation, resources: readonly Resource[]): Role {
  const { method, path, isRead } = operation
  if (isRead || method === 'TRACE') return 'read'
  if (
    resources.some(
      ({ create, list, read, update, remove }) =>
        create === operation && [list, read, update, remove].some((one) => one !== undefined),
    ) &&
    !isNamedReplacement(operation)
  )
    return 'create'
  if (path.includes('{')) return 'item'
  if (
    resources.some(
      ({ idName, update, remove }) => idName !== undefined && [update, remove].includes(operation),
    )
  )
    return 'change'
  const isSingle = resources.some((one) => one.create === operation && one.isSingle)
  if (method !== 'POST' || (isSingle && !isNamedCreate(operation))) return 'singleton'
  return isNamedChange(operation) ? 'change' : 'call'
}
