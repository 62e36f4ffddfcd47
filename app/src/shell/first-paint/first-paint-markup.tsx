import { SwxProvider } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { createInstance, type Resource } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { paths, type RouteName } from '#config/paths.ts'
import { client } from '#core/api/client.ts'
import { HomeHero } from '#features/home/visitor/home-hero.tsx'
import { SavingsExampleCard } from '#features/home/visitor/savings-example-card.tsx'
import type { DeviceClass } from '#lib/device/device-class.ts'
import { PageSkeleton } from '#ui/feedback/page-skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { DesktopFrame } from '../desktop/desktop-frame.tsx'
import { MobileFrame } from '../mobile/mobile-frame.tsx'

const frames = { mobile: MobileFrame, desktop: DesktopFrame }

/**
 * The bars of a page, and in them the heading of a visitor's home or the shape that stands for every other page. Runs
 * in the build alone.
 *
 * @param texts - by namespace
 */
export function firstPaintMarkup(device: DeviceClass, name: RouteName, texts: Resource[string]): string {
  const Frame = frames[device]
  const i18n = createInstance()
  i18n.init({ lng: 'en', resources: { en: texts }, defaultNS: 'common', initAsync: false })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <SwxProvider client={client} queryClient={new QueryClient()}>
        <MemoryRouter initialEntries={[paths[name].path]}>
          <Frame name={name}>
            {name === 'home' ? (
              <Page gap="wide">
                <HomeHero beside={device === 'desktop' ? <SavingsExampleCard /> : undefined} />
              </Page>
            ) : (
              <PageSkeleton />
            )}
          </Frame>
        </MemoryRouter>
      </SwxProvider>
    </I18nextProvider>,
  )
}
