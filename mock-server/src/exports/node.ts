export { type MockServer, type MockServerOptions, startMockServer } from '../http/start-mock-server.ts'
