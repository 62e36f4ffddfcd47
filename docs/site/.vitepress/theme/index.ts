import TwoslashFloatingVue from '@shikijs/vitepress-twoslash/client'
import '@shikijs/vitepress-twoslash/style.css'
import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import RunMarketSocket from './run/run-market-socket.vue'
import RunOperation from './run/run-operation.vue'
import SiteLayout from './site-layout.vue'
import './style.css'

const theme: Theme = {
  extends: DefaultTheme,
  Layout: SiteLayout,
  enhanceApp({ app }) {
    app.use(TwoslashFloatingVue)
    app.component('RunOperation', RunOperation)
    app.component('RunMarketSocket', RunMarketSocket)
  },
}

export default theme
