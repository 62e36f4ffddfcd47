import { type MockServerOptions, startMockServer as start } from '../http/start-mock-server.ts'

export type { MockServerOptions }

/** A running mock server; `createControl` of `@swx/mock-server/control` steers its worlds. */
export interface MockServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  /** Ends all connections and frees the port. */
  close(): Promise<void>
}

/**
 * Starts a mock server in this process.
 *
 * @example
 * const mockServer = await startMockServer({ port: 0 })
 */
export const startMockServer = (options: MockServerOptions): Promise<MockServer> => start(options)
