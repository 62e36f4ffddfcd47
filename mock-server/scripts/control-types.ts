import openapiTS, { astToString } from 'openapi-typescript'
import type { Contract } from './validator-sources.ts'

interface ControlOperation {
  readonly operationId: string
}

/** Types of all calls of the control plane: `operations` by operationId, with bodies, parameters and answers. */
export const controlSchema = async (file: string): Promise<string> =>
  astToString(await openapiTS(new URL(`file://${file}`), { emptyObjectsUnknown: true }))

/** Method and path of each call of the control plane, by operationId. */
export const controlOperationsModule = (control: Contract): string => {
  const lines = Object.entries(control.paths as Record<string, Record<string, ControlOperation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `  ${operationId}: ['${method.toUpperCase()}', '${path}'],\n`,
      ),
  )
  return `/** Method and path of each call of the control plane. */
export const controlOperations = {
${lines.join('')}} as const
`
}
