import type { CheckOptions } from './check-options.ts'
import { describePlan } from './plan/describe-plan.ts'
import type { Report } from './report/report.ts'
import { checkFeed } from './rules/feed/check-feed.ts'
import { groups, resourceGroups } from './rules/groups.ts'
import { checkUnknownPath } from './rules/negative/unknown-path.ts'
import { cleanUp } from './run/clean-up.ts'
import { isCanned } from './run/is-canned.ts'
import { openRun } from './run/open-run.ts'

/**
 * Checks a server against a document.
 * @throws {CannotRunError} when it could not be checked
 */
export async function checkApi(options: CheckOptions): Promise<Report> {
  const { run, baseUrl, chosen, calls, ...collected } = await openRun(options)
  options.onPlan?.(describePlan(chosen, run.resources))
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
  const { feed } = options
  const steps = [
    ...(hasState ? resourceGroups : []).flatMap((group) =>
      resources.map((one) => ({ name: `${group.name} ${one.path}`, work: () => group.check(run, one) })),
    ),
    ...chosen.flatMap((one) =>
      groups.map((group) => ({ name: `${group.name} ${one.id}`, work: () => group.check(run, one) })),
    ),
    { name: 'unknown path', work: () => checkUnknownPath(run) },
    ...(feed === undefined ? [] : [{ name: 'feed', work: () => checkFeed(run, feed, baseUrl) }]),
  ]
  for (const [index, { name, work }] of steps.entries()) {
    options.onProgress?.(index, steps.length, name)
    await work()
  }
  await cleanUp(run)
  options.onProgress?.(steps.length, steps.length, 'done')
  const skipped = collected.skipped()
  const left = new Set(skipped.filter(({ rule }) => rule === '*').map(({ operation }) => operation))
  return {
    checked: { operations: chosen.filter(({ id }) => !left.has(id)).length, calls: calls() },
    skipped,
    violations: collected.violations(),
  }
}
