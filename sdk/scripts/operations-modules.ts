import {
  type DescribedContract,
  type DescribedOperation,
  errorCodesOf,
  hasFormerName,
  inputOf,
  operationsOf,
  sdkNameOf,
} from '@swx/openapi/operation-facts'
import type { CodeLine } from './catalogue-module.ts'
import { fieldsOf, typeNames } from './fields-of.ts'
import { formerName } from './former-name.ts'

interface Operation extends DescribedOperation {
  summary: string
  description?: string
}
type Contract = DescribedContract<Operation>

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

const comment = (lines: readonly string[]) =>
  `/**\n${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd())
    .join('\n')}\n */\n`

/** The text of `src/gen/operation-names.ts`: what the SDK calls each operation. */
export function operationNamesModule(contract: Contract): string {
  const renamed = operationsOf(contract)
    .filter(({ operation }) => sdkNameOf(operation) !== operation.operationId)
    .map(({ operation }) => `  readonly ${sdkNameOf(operation)}: '${operation.operationId}'\n`)
  return `
import type { OperationId } from '@swx/openapi/operations'

/** The names of the SDK for operations that it calls otherwise than the contract. */
interface OperationIdByName {
${renamed.join('')}}

/** The name of an operation, the contract's or that of its function. */
export type OperationName = OperationId | keyof OperationIdByName

/** The contract's name of an operation. */
export type IdOf<Name extends OperationName> = Name extends keyof OperationIdByName ? OperationIdByName[Name] : Name
`
}

/** What an editor shows of an operation: what it does, and the codes to act on. */
function about(
  { summary, description, deprecated, 'x-sunset': end, ...operation }: Operation,
  contract: Contract,
  codes: readonly CodeLine[],
): string[] {
  const errors = errorCodesOf({ summary, ...operation }, contract).map((code) => {
    const line = codes.find((known) => known.code === code)
    return `- \`${code}\` ${line?.key}: ${line?.meaning}`
  })
  return [
    sentence(summary),
    ...(description ? ['', description.trim()] : []),
    '',
    ...fieldsOf(operation, contract),
    '@throws CallError for every outcome but success' +
      (errors.length > 0
        ? `; as a {@link BusinessError} with one of these codes:\n${errors.join('\n')}`
        : ''),
    ...(deprecated ? [`@deprecated The operation ends on ${end}.`] : []),
  ]
}

/** The text of `src/gen/functions.ts`: a function per operation, each of which a bundler can drop. */
export function functionsModule(contract: Contract, codes: readonly CodeLine[]): string {
  const entities = new Set<string>()
  const functions = operationsOf(contract).map(({ operation }) => {
    const id = operation.operationId
    const name = sdkNameOf(operation)
    const kind = inputOf(operation, contract)
    const named = typeNames(operation, contract)
    for (const type of [named.input, named.result])
      if (type && type !== 'null') entities.add(type.replace(/^readonly |\[\]$/g, ''))
    const taken = named.input || `InputOf<'${id}'>`
    const input = kind ? `input${kind === 'optional' ? '?' : ''}: ${taken}` : 'input?: undefined'
    const result = named.result || `ResultOf<'${id}'>`
    return `
${comment(about(operation, contract, codes))}export function ${name}(client: Caller, ${input}, options?: CallOptions): Promise<${result}> {
  return callOperation(client, operations.${id}, input, options)
}
${name === id || !hasFormerName(operation) ? '' : `\n${formerName(name)}export const ${id} = ${name}\n`}`
  })
  return `
import { operations } from '@swx/openapi/operations'
import type { CallOptions } from '../client/call-options.ts'
import { type Caller, callOperation } from '../functions/call-operation.ts'
import type { InputOf${functions.some((text) => text.includes('ResultOf<')) ? ', ResultOf' : ''} } from '../functions/operation-types.ts'
import type { ${[...entities].sort().join(', ')} } from './entities.ts'
${functions.join('')}`
}
