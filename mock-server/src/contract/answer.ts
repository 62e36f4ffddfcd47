import type { operations as OperationTypes, SuccessCode } from '@swx/sdk'
import type { ErrorKey, KeyOf, SuccessKey } from '../domain/outcome.ts'
import type { OperationId } from './contract.ts'
import type { Accepted, BusinessError, HttpError, Success } from './reply.ts'

type Responses<Id extends OperationId> = OperationTypes[Id]['responses']

type Envelope<Id extends OperationId> =
  Responses<Id> extends {
    readonly 200: { readonly content: { readonly 'application/json': infer Body } }
  }
    ? Body
    : never

type CodeIn<Body> = Body extends { readonly code: infer Code } ? Code : never

type SuccessEnvelope<Body> = Body extends { readonly code: SuccessCode; readonly result: unknown }
  ? Body
  : never

/** What an operation answers when it succeeds, as the contract types it. */
export type ResultOf<Id extends OperationId> = SuccessEnvelope<Envelope<Id>>['result']

/** The keys of the codes with which an operation succeeds. */
export type SuccessKeyOf<Id extends OperationId> = KeyOf<CodeIn<Envelope<Id>>> & SuccessKey

/** The keys of the errors that an operation can answer with HTTP 200. */
export type ErrorKeyOf<Id extends OperationId> = KeyOf<Exclude<CodeIn<Envelope<Id>>, SuccessCode>> & ErrorKey

/** An operation that takes an `Idempotency-Key`, because it moves money. */
export type MoneyOperation = {
  [Id in OperationId]: 'Idempotency-Key' extends keyof NonNullable<OperationTypes[Id]['parameters']['header']>
    ? Id
    : never
}[OperationId]

/**
 * Everything that an operation may answer. The success of one that moves money is made by `accept`
 * (`core/accept.ts`), so that no effect of its command can be left out.
 */
export type Answer<Id extends OperationId> =
  | (Id extends MoneyOperation
      ? Accepted<ResultOf<Id>, SuccessKeyOf<Id>>
      : Success<ResultOf<Id>, SuccessKeyOf<Id>>)
  | BusinessError<ErrorKeyOf<Id>>
  | HttpError<Exclude<keyof Responses<Id>, 200> & number>
