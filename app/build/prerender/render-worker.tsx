/** Bundled with the app and run in a thread of its own, for one device class: the app looks for what only a browser has. */
import { parentPort, workerData } from 'node:worker_threads'
import { languages } from '@swx/locales/languages'
import { SwxProvider } from '@swx/sdk/react'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import { factsOf, paths, type RouteName } from '../../src/config/paths.ts'
import { client } from '../../src/core/api/client.ts'
import { queryClient } from '../../src/core/api/query.ts'
import { textFormats } from '../../src/core/format/text-formats.ts'
import { boardStore } from '../../src/features/home/onboarding/board-store.ts'
import { currentDevice } from '../../src/lib/device/use-device.ts'
import { startI18n } from '../../src/lib/i18n/i18n.ts'
import { languageStore } from '../../src/lib/i18n/language-store.ts'
import { AppRoot } from '../../src/shell/app-root.tsx'
import { DesktopFrame } from '../../src/shell/desktop/desktop-frame.tsx'
import { lazyPages } from '../../src/shell/lazy-pages.ts'
import { MobileFrame } from '../../src/shell/mobile/mobile-frame.tsx'
import { shellArrival } from '../../src/shell/shell.tsx'
import { PageSkeleton } from '../../src/ui/feedback/page-skeleton.tsx'
import { type Rendered, type Shape, shapes } from './rendered.ts'

const { names } = workerData as { readonly names: readonly RouteName[] }
const device = currentDevice()
const Frame = device === 'mobile' ? MobileFrame : DesktopFrame

/** The whole app at a path, as a visitor finds it. What fails in it fails the build. */
async function appAt(path: string): Promise<string> {
  window.location.pathname = path
  const errors: unknown[] = []
  const { prelude } = await prerender(<AppRoot />, {
    // Nothing is put in its place later: that would take a script in the page, which its policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const markup = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${path} cannot be rendered.`, { cause: errors[0] })
  return markup
}

/** A page of each kind that is not rendered. */
const samples: Readonly<Record<Shape, RouteName>> = {
  'shape-tab': 'profile',
  'shape-child': 'instrument',
  'shape-plain': 'googleCallback',
}

/** The bars with the shape of a page between them: no title, and no tab that is lit, as it stands for many pages. */
function shape(name: RouteName): string {
  const markup = renderToStaticMarkup(
    <SwxProvider client={client} queryClient={queryClient}>
      <MemoryRouter initialEntries={[paths[name].path]}>
        <Frame name={name}>
          <PageSkeleton />
        </Frame>
      </MemoryRouter>
    </SwxProvider>,
  )
  return markup
    .replaceAll(`>${i18next.t(`page.${name}`)}</span>`, '></span>')
    .replaceAll(/ aria-current="\w+"/g, '')
}

await startI18n(languages[0], textFormats)
boardStore.set(true)
await shellArrival('home')
boardStore.set(false)
await Promise.all([shellArrival('home'), ...names.map((name) => lazyPages[name].preload())])
const rendered: Rendered[] = []
for (const language of languages) {
  const { code, tag, dir } = language
  await i18next.changeLanguage(tag)
  languageStore.set(language)
  boardStore.set(true)
  const board = device === 'mobile' ? await appAt(paths.home.path) : ''
  boardStore.set(false)
  const suffix = i18next.t('sandbox.title')
  const document = { code, tag, dir, device }
  for (const name of names)
    rendered.push({
      ...document,
      name,
      title: `${i18next.t(`page.${name}`)} · ${suffix}`,
      root: await appAt(paths[name].path),
      board: factsOf(name).tab === undefined ? '' : board,
    })
  for (const name of shapes)
    rendered.push({
      ...document,
      name,
      title: suffix,
      root: shape(samples[name]),
      board: name === 'shape-tab' ? board : '',
    })
}
parentPort?.postMessage(rendered)
