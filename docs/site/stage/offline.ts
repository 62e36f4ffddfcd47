import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSW } from 'workbox-build'

/** Writes the service worker that keeps the whole site for who asks for it, and how much room that takes. */
export async function keepOffline(folder: string): Promise<void> {
  const { warnings, size } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*.{html,js,css,woff2,png,svg,json,md}'],
    // Names of assets hold a hash of what is in them.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 8_000_000,
    swDest: join(folder, 'sw.js'),
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  writeFileSync(join(folder, 'offline.json'), JSON.stringify({ bytes: size }))
}
