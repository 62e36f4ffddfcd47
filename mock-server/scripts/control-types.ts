import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from './validator-sources.ts'

interface ControlOperation {
  readonly operationId: string
  readonly tags: readonly string[]
}

/** Whether a call is answered for a world; the others are about the process and answered before any world is looked for. */
export const isOfWorld = ({ tags }: Pick<ControlOperation, 'tags'>): boolean => !tags.includes('process')

/** Types of all calls of the control plane: `operations` by operationId, with bodies, parameters and answers. */
export const controlSchema = async (file: string): Promise<string> =>
  astToString(await openapiTS(new URL(`file://${file}`), { emptyObjectsUnknown: true }))

/** Method and path of each call of the control plane, by operationId. */
export const controlOperationsModule = (control: Contract): string => {
  const lines = Object.entries(control.paths as Record<string, Record<string, ControlOperation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => isOfWorld(operation))
        .map(([method, { operationId }]) => `  ${operationId}: ['${method.toUpperCase()}', '${path}'],\n`),
  )
  return `/** Method and path of each call of the control plane. */
export const controlOperations = {
${lines.join('')}} as const
`
}
