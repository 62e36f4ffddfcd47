import { posix } from 'node:path'

/** What stands between backticks or in a fenced block is no link. */
const skippedOrLink = /(^```[\s\S]*?^```|`[^`\n]*`)|(!?)\[([^\]\n]*(?:`[^`]*`[^\]\n]*)?)\]\(([^)\s]+)\)/gm

const isElsewhere = (target: string): boolean => /^([a-z]+:|#|\/)/.test(target)

/**
 * Links of a source, from page to page instead of from file to file. A link to a file that is no page of the site
 * becomes its text.
 */
export function linkPages(
  text: string,
  source: string,
  path: string,
  pageOf: ReadonlyMap<string, string>,
): string {
  return text.replaceAll(skippedOrLink, (whole, skipped, image, label, target: string) => {
    if (skipped !== undefined || image || isElsewhere(target)) return whole
    const [file = '', hash] = target.split('#')
    const page = pageOf.get(posix.normalize(posix.join(posix.dirname(source), file)))
    if (page === undefined) return label
    const link = posix.relative(posix.dirname(path), page)
    return `[${label}](${link.startsWith('.') ? link : `./${link}`}${hash ? `#${hash}` : ''})`
  })
}
