import type { JourneyPage } from './page.ts'
import { isShown } from './visible.ts'

/** Waits until the page shows what it has to show: its heading is there and nothing says that it is busy. */
export const settle = (page: JourneyPage): Promise<void> =>
  page.wait(() => {
    const shown = (selector: string) => [...page.document.querySelectorAll(selector)].some(isShown)
    return shown('h1') && !shown('[aria-busy="true"]')
  }, 'the page goes on loading')
