/** Bundled with the app's components and run in a thread of its own: they look for what only a browser has. */
import { parentPort, workerData } from 'node:worker_threads'
import { factsOf, paths, type RouteName, routeNames } from '../../src/config/paths.ts'
import { firstPaintMarkup } from '../../src/shell/first-paint/first-paint-markup.tsx'
import type { FirstPaintKind } from '../../src/shell/first-paint/first-paint-of.ts'

/** A page of each kind. */
const samples: Readonly<Record<FirstPaintKind, RouteName>> = {
  home: 'home',
  tab: 'market',
  child: 'instrument',
  plain: 'login',
}

const render = (device: 'mobile' | 'desktop') =>
  Object.fromEntries(
    Object.entries(samples).map(([kind, name]) => [kind, firstPaintMarkup(device, name, workerData)]),
  )

const pathsOf = (isMeant: (facts: ReturnType<typeof factsOf>) => boolean) =>
  routeNames.filter((name) => isMeant(factsOf(name))).map((name) => paths[name].path)

parentPort?.postMessage({
  markup: { mobile: render('mobile'), desktop: render('desktop') },
  tabs: pathsOf(({ tab }) => tab !== undefined),
  plain: pathsOf(({ bars }) => bars === 'plain'),
})
