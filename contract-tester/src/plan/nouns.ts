import type { Operation } from '../document/operation.ts'
import { withoutFormat } from './template.ts'

/** The noun that an operation is about, for documents whose paths are verbs: `getOrderById` and `listOrder` are about `order`. */
export function nounOf({ path }: Operation): string {
  const last =
    withoutFormat(path)
      .split('/')
      .filter((step) => step !== '' && !step.startsWith('{'))
      .at(-1) ?? ''
  return nounOfName(
    last
      .replace(/^(get|list|find|read|fetch|query|search|all|my)(?=[A-Z_-])/g, '')
      .replace(/ById$|_by_id$/i, ''),
  )
}

/** The noun of a field such as `productId` or `order_no`. */
export const nounOfField = (name: string): string =>
  nounOfName(name.replace(/(_?(id|no|code|key|uuid)|Ids?|No|Code|Key)$/, ''))

const nounOfName = (name: string) =>
  name.replace(/[_-]/g, '').replace(/ies$/i, 'y').replace(/s$/i, '').toLowerCase()
