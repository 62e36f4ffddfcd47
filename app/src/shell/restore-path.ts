import { basename } from '#config/basename.ts'
import { tabStore } from '#lib/storage/storage.ts'

/**
 * Takes the user where a deep link into the static demo led: the host answered it with `404.html`, which left the
 * address behind. It is set only after the folder of the page is known, because relative files follow the address.
 */
function restorePath(): void {
  const path = tabStore.get('swx.path')
  if (path === null) return
  tabStore.remove('swx.path')
  if (basename !== '/' && !path.startsWith(`${basename}/`)) return
  // Icons and manifest are looked up later: fix their addresses before the page's own moves.
  for (const link of document.head.querySelectorAll('link')) link.setAttribute('href', link.href)
  window.history.replaceState(null, '', path)
}

restorePath()
