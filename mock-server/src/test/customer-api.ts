import { afterAll, beforeAll } from 'vitest'
import { type MockServer, startInsideMockServer } from './inside-world.ts'

/** A mock server behind a port for the tests of a file, and requests to its customer API as they are written. */
export const useCustomerApi = () => {
  let mockServer: MockServer
  beforeAll(async () => {
    mockServer = await startInsideMockServer()
  })
  afterAll(() => mockServer.close())
  const url = () => mockServer.url
  return {
    server: () => mockServer,
    url,
    port: () => Number(new URL(url()).port),
    api: (path: string, init?: RequestInit) => fetch(`${url()}/swx/customer/${path}`, init),
    post: (body: BodyInit, type = 'application/json') => ({
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    }),
  }
}
