import type { Operation } from '../document/operation.ts'

const LEAVES = /(log|sign)_?-?(out|off)/i
/** A `GET` with such a name ends nothing: it only says whether the action is possible. */
const ENDS = /(close|delete|deactivate)_?-?account|revoke|(change|reset|re)_?-?(user)?_?-?(password|pwd)/i

/** Whether an operation may end the session: it is then called last. Some documents have a log-out by `GET`. */
export const endsSession = ({ definition, method, path, id }: Operation): boolean =>
  definition['x-ends-session'] === true ||
  LEAVES.test(`${id} ${path}`) ||
  (method !== 'GET' && ENDS.test(`${id} ${path}`)) ||
  (method === 'DELETE' && /\/(session|token|me|account)\/?$/i.test(path))
