import { hasBrowserMockServer } from './env.ts'

/**
 * The path the app is served under. The static demo may lie in any folder of any host; its page is always loaded
 * from that folder itself (deep links come in through `404.html`), so the folder is the base.
 */
export const basename = hasBrowserMockServer
  ? new URL('.', document.baseURI).pathname.replace(/\/$/, '') || '/'
  : '/'
