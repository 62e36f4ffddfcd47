import { SwxProvider } from '@swx/sdk/react'
import { ancestorsOf, routeNameOf, tabOrder } from '#config/paths.ts'
import { client } from '#core/api/client.ts'
import { queryClient } from '#core/api/query.ts'
import { SupportContext } from '#core/errors/support-context.ts'
import { supportChat } from '#features/support-chat/support-chat.ts'
import { WalletGate } from '#features/wallet-gate/wallet-gate.tsx'
import { TransitionRouter } from '#lib/transitions/transition-router.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { CompactLanguagePicker } from '#ui/form/compact-language-picker.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { markRouteLoading } from './route-loading.tsx'
import { SandboxRibbon } from './sandbox-ribbon.tsx'
import { Shell } from './shell.tsx'

/** How the pages lie to each other, which their transitions follow. */
const pages = { nameOf: routeNameOf, ancestorsOf, tabs: tabOrder }

/** The whole app. */
export function App({ basename }: { basename: string }) {
  return (
    <SwxProvider client={client} queryClient={queryClient}>
      <TransitionRouter pages={pages} basename={basename} onNavigate={markRouteLoading}>
        <WalletGate above={<SandboxRibbon />} below={<CompactLanguagePicker className="justify-center" />}>
          <PageBoundary>
            <SupportContext value={supportChat.open}>
              <Shell />
            </SupportContext>
          </PageBoundary>
        </WalletGate>
        <Toaster />
      </TransitionRouter>
    </SwxProvider>
  )
}
