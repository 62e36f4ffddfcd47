/**
 * Asks for the first page while the libraries are still on their way: nothing here may need one. `main.tsx` asks again
 * and is given the same answers; what fails is told there.
 */
import './shell/restore-path.ts'
import { currentDevice } from './lib/device/use-device.ts'
import { firstLanguage } from './lib/i18n/first-language.ts'
import { loadTexts } from './lib/i18n/locale-files.ts'
import { pages } from './pages.ts'
import { firstRoute } from './shell/first-route.ts'
import { shellCode } from './shell/shell-code.ts'

const { code, texts } = pages[firstRoute()]
const { tag } = firstLanguage()
const asked = [
  shellCode(),
  code(currentDevice()),
  ...['common', ...texts].map((namespace) => loadTexts(tag, namespace)),
]
Promise.allSettled(asked)
