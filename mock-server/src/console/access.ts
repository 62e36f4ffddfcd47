/** The key that calls send, and the world they are about. */
export interface Access {
  readonly key: string
  readonly world: string
}

const KEY_NAME = 'swx.sandboxKey'
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * The access that the page begins with. The key is remembered for this tab only; the world stands in the address.
 *
 * @param knowsKey take the default key even when the page does not come from this machine.
 */
export const readAccess = (knowsKey: boolean): Access => ({
  key: sessionStorage.getItem(KEY_NAME) ?? (knowsKey || LOOPBACK.test(location.hostname) ? 'sandbox' : ''),
  world: new URLSearchParams(location.search).get('world') || 'main',
})

export const rememberKey = (key: string): void => sessionStorage.setItem(KEY_NAME, key)

/** The address of the same room in another world. */
export const worldHref = (world: string): string => {
  const search = new URLSearchParams(location.search)
  if (world === 'main') search.delete('world')
  else search.set('world', world)
  return `${location.pathname}${search.size === 0 ? '' : `?${search}`}${location.hash}`
}
