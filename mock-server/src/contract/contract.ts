import {
  codesByOperation,
  lockable,
  type OperationId,
  type OperationInfo,
  operations,
} from '@swx/openapi/operations'
import type { operations as OperationTypes } from '@swx/sdk'
import type { ErrorKey } from '../domain/outcome.ts'
import { codes, messages } from '../gen/messages.ts'

export { type OperationId, operations }

/** Whether a text names an operation. */
export const isOperation = (text: string): text is OperationId => Object.hasOwn(operations, text)

/** What the contract says of an operation. */
export const infoOf = (id: OperationId): OperationInfo => operations[id]

type Parameters<Id extends OperationId> = OperationTypes[Id]['parameters']

/** Query parameters of an operation, as the contract types them. */
export type QueryOf<Id extends OperationId> = NonNullable<Parameters<Id>['query']>

/** Path values of an operation. */
export type PathOf<Id extends OperationId> = NonNullable<Parameters<Id>['path']>

/** A form as its handler gets it: a file is its bytes, or a text when a user sent it as one. */
type FormBody<Form> = { readonly [Name in keyof Form]: Name extends 'file' ? FileBytes | string : Form[Name] }

/** The bytes of a file that was sent. */
export type FileBytes = Uint8Array<ArrayBuffer>

/** JSON body or form of an operation. */
export type BodyOf<Id extends OperationId> = OperationTypes[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : OperationTypes[Id] extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? FormBody<Form>
    : undefined

/** Whether an error is one that an operation may answer over HTTP 200. */
export const canAnswer = (id: OperationId, key: ErrorKey): boolean =>
  (codesByOperation[id] as readonly string[]).includes(codes[key])

/** The English sentence that goes with a code; empty for plain success. */
export const messageOf = (code: string): string =>
  code === '200' ? '' : ((messages as Readonly<Record<string, string>>)[code] ?? '')

/** Whether a lock of the user's payments stops an operation on the real ledger (`x-lock`). */
export const isLockable = (id: OperationId): id is (typeof lockable)[number] =>
  (lockable as readonly string[]).includes(id)
