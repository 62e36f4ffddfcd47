/** Texts are named by their edition, so that a kept one is never out of date. */
export async function answerText(request: Request, cacheName: string): Promise<Response> {
  const cache = await caches.open(cacheName).catch(() => undefined)
  const kept = await cache?.match(request.url).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) void cache?.put(request.url, answer.clone()).catch(() => {})
  return answer
}

/** Fetches every text of a language that is not kept yet. */
export async function keepLanguage(
  code: string,
  files: readonly string[],
  scope: string,
  cacheName: string,
): Promise<void> {
  const own = files.filter((file) => file.includes(`.${code}-`)).map((file) => new URL(file, scope).href)
  const cache = await caches.open(cacheName)
  for (const url of own) if (!(await cache.match(url))) await cache.add(url)
}
