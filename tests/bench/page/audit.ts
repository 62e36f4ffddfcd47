import { load } from '../support/packages.ts'
import { launchChromium, skipBoard } from './launch-chromium.ts'

/** What Lighthouse scores. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What is read of a report. */
export interface AuditResult {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly scoreDisplayMode: string; readonly numericValue?: number }
    >
  >
}

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: AuditResult } | undefined>

/**
 * Looks at a page with Lighthouse as on a slow phone, in a browser of its own, so that nothing is warm.
 * @param url the host, without a slash at its end
 * @param prepare what the profile does before; by default the onboarding board is marked as seen
 */
export async function audit(url: string, path: string, prepare = skipBoard): Promise<AuditResult> {
  const { default: lighthouse } = await load<{ default: Lighthouse }>('lighthouse')
  const chromium = await launchChromium()
  try {
    await prepare(chromium, url)
    const run = await lighthouse(url + path, {
      port: chromium.debuggingPort,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (run === undefined) throw new Error(`Lighthouse found nothing at ${path}.`)
    return run.lhr
  } finally {
    await chromium.close()
  }
}

/** A score from 0 to 100. */
export const scoreOf = (result: AuditResult, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

/** A figure of a report, in the unit of the audit: milliseconds, bytes or a share. */
export const figureOf = ({ audits }: AuditResult, id: string): number =>
  audits[id]?.numericValue ?? Number.NaN

/** The run in the middle, by performance. */
export function middleRun(results: readonly AuditResult[]): AuditResult {
  const sorted = results.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('PAGE_ROUNDS has to be 1 or more.')
  return middle
}
