export {
  type BrowserMockServer,
  type BrowserMockServerOptions,
  startBrowserMockServer,
} from '../browser/start-browser-mock-server.ts'
