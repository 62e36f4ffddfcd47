import { generateSW } from 'workbox-build'

/** Writes the service worker that keeps the whole site after the first visit. */
export async function keepOffline(folder: string): Promise<void> {
  const { warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*.{html,js,css,woff2,png,svg,json}'],
    // Names of assets hold a hash of what is in them.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 8_000_000,
    swDest: `${folder}/sw.js`,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
