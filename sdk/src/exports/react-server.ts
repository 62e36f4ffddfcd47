/** What server components import as `@swx/sdk/react`: React has no context there, so that there are no hooks. */
export * from '../gen/react/options.ts'
export { type SwxCall, swxQueryOptions } from '../react/swx-query-options.ts'
