import { tabStore } from '../storage/tab-storage.ts'

const key = 'swx.reloadedFor'

/** Whether the server no longer has a script: a host may answer with its page instead of an error. */
async function isGone(src: string): Promise<boolean> {
  const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer === undefined) return false
  const isScript = answer.headers.get('Content-Type')?.includes('javascript') ?? false
  return answer.status === 404 || (answer.ok && !isScript)
}

/**
 * To be called when code or texts did not arrive: after a deployment the files of the page that is open are gone. Then
 * the page is loaded anew, once for each version, so that a broken deployment is no endless loop.
 */
export async function reloadIfReplaced(reload = () => window.location.reload()): Promise<void> {
  const src = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (src === undefined || tabStore.get(key) === src || !(await isGone(src))) return
  tabStore.set(key, src)
  reload()
}
