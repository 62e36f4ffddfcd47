import text from '@swx/openapi/openapi.json' with { type: 'json' }
import type { DescribedContract, DescribedOperation } from '@swx/openapi/operation-facts'

export interface ContractOperation extends DescribedOperation {
  readonly 'x-cache': 'never' | { ttl: number; neverWhile?: Record<string, string[]> }
  readonly 'x-changes'?: string[]
  readonly tags: string[]
}

export const contract = text as unknown as DescribedContract<ContractOperation>

/** Every operation of the contract by its operationId, with its place. */
export const contractOperations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(
    ([method, operation]) => [operation.operationId, { path, method, operation }] as const,
  ),
)
