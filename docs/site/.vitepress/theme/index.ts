import TwoslashFloatingVue from '@shikijs/vitepress-twoslash/client'
import '@shikijs/vitepress-twoslash/style.css'
import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import './style.css'

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.use(TwoslashFloatingVue)
    if (import.meta.env.PROD && !import.meta.env.SSR && 'serviceWorker' in navigator)
      void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
  },
}

export default theme
