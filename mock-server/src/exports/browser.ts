export {
  type BrowserStandIn,
  type BrowserStandInOptions,
  startBrowserStandIn,
} from '../browser/start-browser-stand-in.ts'
