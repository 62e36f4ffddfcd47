import { CannotRunError, RedirectError } from './document/cannot-run-error.ts'
import type { Operation } from './document/operation.ts'
import type { Left, Report } from './findings/report.ts'
import { describePlan } from './plan/describe-plan.ts'
import { checkFeed } from './rules/feed/check-feed.ts'
import { groups, resourceGroups } from './rules/groups.ts'
import { checkUnknownPath } from './rules/negative/unknown-path.ts'
import { checkProvider } from './rules/provider/check-provider.ts'
import { reportOfRedirect } from './rules/provider/readable.ts'
import { checkShape } from './rules/shape/check-shape.ts'
import type { CheckOptions } from './run/check-options.ts'
import { isCanned } from './run/is-canned.ts'
import { openRun } from './run/open-run.ts'
import type { Run } from './run/run.ts'

/**
 * Checks a server against a document.
 * @throws {CannotRunError} when it could not be checked, or not to its end: then with the report of what was found until then
 */
export async function checkApi(options: CheckOptions): Promise<Report> {
  const { run, opened, baseUrl, chosen, calls, ...collected } = await openRun(options, checkShape).catch(
    (cause: unknown) => {
      if (cause instanceof RedirectError && options.origin !== undefined)
        cause.report = reportOfRedirect(cause)
      throw cause
    },
  )
  options.onPlan?.(describePlan(chosen, run.resources))
  const reportOf = (stopped: string | undefined, left: readonly Left[]): Report => {
    const unusable = [...run.validator.unusable].map(([pointer, reason]) => ({
      operation: '*',
      rule: `schema ${pointer}`,
      reason: `it is no JSON Schema: ${reason}`,
    }))
    const isLeftOut = new Set(
      collected.skipped().flatMap(({ operation, rule }) => (rule === '*' ? [operation] : [])),
    )
    const asked = chosen.filter(({ id }) => !isLeftOut.has(id))
    const tried = stopped === undefined ? asked : asked.filter(opened.wasCalled)
    const notYet = asked
      .filter((one) => !tried.includes(one))
      .map(({ id }) => ({ operation: id, rule: '*', reason: 'the check ended before it was called' }))
    const skipped = [...collected.skipped(), ...unusable, ...notYet]
    const unreached = opened.unreached(tried)
    return {
      checked: {
        operations: tried.length,
        calls: calls(),
        reached: tried.length - unreached.length,
      },
      unreached,
      slow: opened.slowest(),
      skipped,
      violations: collected.violations(),
      things: { created: run.own.created(), deleted: run.own.deletions(), left },
      stopped,
    }
  }
  let stopped: string | undefined
  let steps: readonly Step[] = []
  try {
    steps = await stepsOf(opened.run, options, chosen, baseUrl)
    for (const [index, { name, work }] of steps.entries()) {
      // Steps that make no call would keep the timer of --max-time and Ctrl-C waiting.
      if (index % 200 === 0) await new Promise((resolve) => setImmediate(resolve))
      if (options.signal?.aborted) throw new CannotRunError(String(options.signal.reason))
      options.onProgress?.(index, steps.length, name)
      try {
        await work()
      } catch (cause) {
        if (cause instanceof CannotRunError) throw cause
        stopped ??= `An unforeseen error in "${name}": ${firstLineOf(cause)}. Please report it.`
      }
    }
  } catch (cause) {
    stopped = cause instanceof CannotRunError ? cause.message : `An unforeseen error: ${firstLineOf(cause)}.`
  }
  const left = await run.cleanUp()
  options.onProgress?.(steps.length, steps.length, 'done')
  const report = reportOf(stopped, left)
  if (stopped === undefined) return report
  const error = new CannotRunError(stopped)
  error.report = report
  throw error
}

interface Step {
  readonly name: string
  readonly work: () => Promise<void>
}

const firstLineOf = (cause: unknown): string =>
  String(cause instanceof Error ? cause.message : cause).split('\n')[0] ?? ''

/** What is done one after the other: first what is about resources, because others find what it creates. */
async function stepsOf(
  run: Run,
  options: CheckOptions,
  chosen: readonly Operation[],
  baseUrl: string,
): Promise<readonly Step[]> {
  const resources = run.resources.filter(({ list, create, read }) =>
    [list, create, read].some((one) => one && chosen.includes(one)),
  )
  const hasState = !(await isCanned(run))
  if (!hasState)
    run.skip(
      '*',
      'stateful, metamorphic',
      'the server answers the same whatever the id: it is a mock of examples',
    )
  const { feed, origin } = options
  return [
    ...(hasState ? resourceGroups : []).flatMap((group) =>
      resources.map((one) => ({ name: `${group.name} ${one.path}`, work: () => group.check(run, one) })),
    ),
    ...chosen.flatMap((one) =>
      groups
        .filter(({ needsState = false }) => hasState || !needsState)
        .map((group) => ({ name: `${group.name} ${one.id}`, work: () => group.check(run, one) })),
    ),
    { name: 'unknown path', work: () => checkUnknownPath(run) },
    ...(origin === undefined
      ? []
      : [{ name: 'provider', work: () => checkProvider(run, origin, baseUrl, feed) }]),
    ...(feed === undefined ? [] : [{ name: 'feed', work: () => checkFeed(run, feed, baseUrl) }]),
  ]
}
