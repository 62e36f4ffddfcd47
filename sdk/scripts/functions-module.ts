interface Operation {
  operationId: string
  summary: string
  description?: string
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/** The text of `src/gen/functions.ts`: a function per operation, each of which a bundler can drop. */
export function functionsModule(contract: { paths: Record<string, Record<string, Operation>> }): string {
  const functions = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, summary, description }]) => {
      const about = [sentence(summary), ...(description ? ['', description.trim()] : [])].join('\n')
      const lines = about.split('\n').map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd())
      const type = `operations[${JSON.stringify(operationId)}]`
      return `
/**
${lines.join('\n')}
 */
export const ${operationId}: OperationFunction<${type}> = /*#__PURE__*/ ${method}Function<${type}>('${path.replace('/swx/customer/', '')}')
`
    }),
  )
  return `
import { getFunction, type OperationFunction, postFunction } from '../functions/operation-function.ts'
import type { operations } from './schema.ts'
${functions.join('')}`
}
