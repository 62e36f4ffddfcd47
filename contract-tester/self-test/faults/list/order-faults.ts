import type { FaultKind } from '../fault.ts'
import { changeItems, dropParameter, listKind } from './list-kind.ts'

/** Orders that are not the one asked for, or change. */
export const orderFaults: readonly FaultKind[] = [
  listKind('sorting is ignored', (context, resource) => {
    const parameter = resource.list.parameters.find(({ name }) => /^sort/i.test(name))
    return parameter ? [dropParameter(context, resource.list, parameter.name)] : []
  }),
  listKind('order changes from call to call', (context, resource) => {
    let turn = 0
    return [changeItems(context, resource, (items) => (++turn % 2 ? items : [...items].reverse()))]
  }),
  listKind('an item is missing now and then', (context, resource) => {
    let turn = 0
    return [changeItems(context, resource, (items) => (++turn % 2 ? items : items.slice(1)))]
  }),
]
