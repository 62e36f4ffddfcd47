import { basename } from '../config/basename.ts'

/**
 * Takes the user where a deep link into the static demo led: the host answered it with `404.html`, which left the
 * address behind. It is set only after the folder of the page is known, because relative files follow the address.
 */
function restorePath(): void {
  try {
    const path = sessionStorage.getItem('swx.path')
    if (path === null) return
    sessionStorage.removeItem('swx.path')
    if (basename !== '/' && !path.startsWith(`${basename}/`)) return
    // Icons and manifest are looked up later: fix their addresses before the page's own moves.
    for (const link of document.head.querySelectorAll('link')) link.setAttribute('href', link.href)
    window.history.replaceState(null, '', path)
  } catch {
    // Session storage is blocked: the user starts at home.
  }
}

restorePath()
