import { dirname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Part {
  readonly url: string
}

const isWeb = (url: string) => /^https?:/i.test(url)

/** The path of a file, which may be written as a URL or with percent signs. */
function pathOf(url: string): string {
  if (url.startsWith('file:')) return fileURLToPath(url)
  try {
    return resolve(decodeURIComponent(url))
  } catch {
    return resolve(url)
  }
}

/**
 * How the parts of a document are found, when those outside of its own folder or on another host are left alone.
 *
 * @param onOutside is told of such a part before it fails: what the library throws then does not say why.
 */
export function ownPartsOnly(source: string, onOutside: (url: string) => void) {
  const isOwn = ({ url }: Part): boolean => {
    if (isWeb(source)) return isWeb(url) && new URL(url).origin === new URL(source).origin
    const folders = [source, pathOf(source)].map((one) => dirname(resolve(one)) + sep)
    return (
      !isWeb(url) && [resolve(url), pathOf(url)].some((path) => folders.some((one) => path.startsWith(one)))
    )
  }
  return {
    file: { canRead: (part: Part) => !isWeb(part.url) && isOwn(part) },
    http: { canRead: (part: Part) => isWeb(part.url) && isOwn(part) },
    outside: {
      order: 1,
      canRead: (part: Part) => !isOwn(part),
      read({ url }: Part): never {
        onOutside(url)
        throw new Error(`${url} is outside`)
      },
    },
  }
}
