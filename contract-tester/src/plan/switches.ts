import type { Operation } from '../document/operation.ts'

/** Something that is on or off: `PUT` and `DELETE` without an answer, `GET` with 204 or 404. */
export interface Switch {
  readonly on: Operation
  readonly off: Operation
  readonly read: Operation
}

const declares = ({ answers }: Operation, status: string) => answers.some(({ key }) => key === status)

/** The switch that an operation is part of, if it is. */
export function switchOf(operations: readonly Operation[], { path }: Operation): Switch | undefined {
  const by = (method: string) => operations.find((one) => one.method === method && one.path === path)
  const [on, off, read] = [by('PUT'), by('DELETE'), by('GET')]
  const isSwitch =
    on && off && read && !on.body?.isRequired && [on, off, read].every((one) => declares(one, '204'))
  return isSwitch && declares(read, '404') ? { on, off, read } : undefined
}
