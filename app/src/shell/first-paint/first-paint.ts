/**
 * Paints the bars and the heading of a visitor's home, or the shape of a page, while the app's code is on its way. A
 * classic script at the end of the page: it holds what `build/first-paint` rendered, and nothing in it can be pressed.
 */
import { startDeviceClass } from '#lib/device/device-class.ts'
import { detectLanguage } from '#lib/i18n/detect-language.ts'
import { localStore } from '#lib/storage/storage.ts'
import { fillTexts } from './fill-texts.ts'
import { type FirstPaint, firstPaintOf } from './first-paint-of.ts'

/** Written in by the build. */
declare const __FIRST_PAINT__: FirstPaint

const device = startDeviceClass(true)
const language = detectLanguage(localStore.get('lang'), navigator.languages, __FIRST_PAINT__.defaultLanguage)
const markup = firstPaintOf(__FIRST_PAINT__, {
  device,
  path: window.location.pathname,
  search: window.location.search,
  isLoggedIn: localStore.get('token') !== null,
  boardWaits: localStore.get('swx.boardSeen') === null,
})
const root = document.getElementById('root')
if (markup !== undefined && root !== null) {
  const html = document.documentElement
  html.dataset.device = device
  html.lang = language.tag
  html.dir = language.dir
  const box = document.createElement('div')
  box.inert = true
  box.ariaHidden = 'true'
  box.innerHTML = fillTexts(markup, __FIRST_PAINT__.texts[language.code])
  // A content-security policy lets scripts set styles, and refuses them in markup.
  for (const element of box.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  root.append(box)
}
