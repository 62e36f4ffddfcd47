import type { Operation } from '../document/operation.ts'

const LEAVES = /(log|sign)_?-?(out|off)/i
/** A read of one of these only says whether it can be done. */
const ENDS = /(close|delete|deactivate)_?-?account|revoke|(change|reset|re)_?-?(user)?_?-?(password|pwd)/i

/** Whether the token may be no token any more after an operation: then it comes last. Some log out by a `GET`. */
export const endsSession = ({ definition, method, path, id }: Operation): boolean =>
  definition['x-ends-session'] === true ||
  LEAVES.test(`${id} ${path}`) ||
  (method !== 'GET' && ENDS.test(`${id} ${path}`)) ||
  (method === 'DELETE' && /\/(session|token|me|account)\/?$/i.test(path))
