/**
 * How long to wait before a try, in milliseconds: what the backend asks for in `Retry-After`, in seconds or as a date;
 * otherwise anything between nothing and a bound that doubles, so that clients that failed together do not come back
 * together.
 *
 * @param tries how many tries were made already
 */
export function retryDelayMs(response: Response | undefined, tries: number): number {
  const after = response?.headers.get('retry-after') || '-'
  const seconds = Number(after)
  const asked = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1_000
  return Number.isNaN(asked) ? Math.random() * Math.min(150 * 2 ** tries, 8_000) : Math.max(asked, 0)
}
