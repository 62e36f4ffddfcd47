export {
  codesByOperation,
  type OperationId,
  type OperationInfo,
  operations as operationInfo,
} from '@swx/openapi/operations'
export type { Answer } from '../client/answer.ts'
export type { AccountMode, Identity } from '../client/auth-context.ts'
export type { CallHeaders } from '../client/call-headers.ts'
export type { CacheHit, CallHooks, CallOutcome, CallRetry, CallTry } from '../client/call-hooks.ts'
export type { CallFetch, CallOptions } from '../client/call-options.ts'
export type { AnswerCheck } from '../client/checked-answer.ts'
export type { ClientEvent } from '../client/client-events.ts'
export type { CacheOptions, ClientOptions } from '../client/client-options.ts'
export type { Client, ClientCache } from '../client/contract-client.ts'
export { createClient, type SwxClient } from '../client/create-client.ts'
export type { Middleware, SendRequest } from '../client/middleware.ts'
export type { UnauthorizedInfo } from '../client/session-expiry.ts'
export { isSuccessCode, type SuccessCode } from '../client/success-code.ts'
export { AbortedError, isAbortedError } from '../errors/aborted-error.ts'
export { BusinessError, isBusinessError, type UnlistedCode } from '../errors/business-error.ts'
export type { CallError } from '../errors/call-error.ts'
export type { CatalogueEntry } from '../errors/catalogue-entry.ts'
export { ConfigurationError, isConfigurationError } from '../errors/configuration-error.ts'
export { ContractError, isContractError } from '../errors/contract-error.ts'
export { HttpError, isHttpError } from '../errors/http-error.ts'
export { isNetworkError, NetworkError } from '../errors/network-error.ts'
export { isSessionExpiredError, SessionExpiredError } from '../errors/session-expired-error.ts'
export {
  type ErrorFacts,
  type ErrorKind,
  isSwxError,
  SwxError,
} from '../errors/swx-error.ts'
export { isTimeoutError, TimeoutError } from '../errors/timeout-error.ts'
export type { Caller } from '../functions/call-operation.ts'
export type { Operation } from '../functions/operation-types.ts'
export { type Page, paginate } from '../functions/paginate.ts'
export {
  type Attempt,
  type AttemptOutcome,
  type ResolveOptions,
  resolveAttempt,
} from '../functions/resolve-attempt.ts'
export { type WithResponse, withResponse } from '../functions/with-response.ts'
export * from '../gen/catalogue.ts'
export type { FieldError, MoneyOperation } from '../gen/entities.ts'
export * from '../gen/functions.ts'
export type { OperationName } from '../gen/operation-names.ts'
export type { components, operations, paths } from '../gen/schema.ts'
export type { OtherMember } from '../members/other-member.ts'
export { fetchWithProgress, type UploadProgress } from '../upload/fetch-with-progress.ts'
