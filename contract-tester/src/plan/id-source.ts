import type { Operation, Parameter } from '../document/operation.ts'
import { nounOf, nounOfField } from './nouns.ts'
import type { Resource } from './resources.ts'
import { withoutFormat } from './template.ts'

/** The resource whose list has the ids for a path parameter: the path above it, or the one about the same noun. */
export function idSource(
  resources: readonly Resource[],
  operation: Operation,
  parameter: Parameter,
): Resource | undefined {
  return (
    listAbove(resources, operation, parameter) ??
    resourceByNoun(resources, nounOf(operation)) ??
    resourceByNoun(resources, nounOfField(parameter.name))
  )
}

/** The resource whose list is at the path right above a path parameter. */
export function listAbove(
  resources: readonly Resource[],
  operation: Operation,
  parameter: Parameter,
): Resource | undefined {
  const before = operation.path.slice(0, operation.path.indexOf(`{${parameter.name}}`) - 1)
  return resources.find(({ path, list }) => list !== undefined && withoutFormat(path) === before)
}

/** The resource that is listed under a noun, or under one that ends with it. */
export function resourceByNoun(resources: readonly Resource[], noun: string): Resource | undefined {
  if (noun.length < 3) return undefined
  const listed = resources.filter(({ list }) => list !== undefined)
  const nounOfList = ({ list }: Resource) => (list === undefined ? '' : nounOf(list))
  return (
    listed.find((one) => nounOfList(one) === noun) ?? listed.find((one) => nounOfList(one).endsWith(noun))
  )
}
