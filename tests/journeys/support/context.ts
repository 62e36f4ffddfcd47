import type { PageContext } from '../../support/stage.ts'
import { JourneyPage } from './page.ts'
import { TabSurroundings } from './tab-surroundings.ts'

/** The tabs of one user, with what they share. */
export class JourneyContext extends TabSurroundings implements PageContext {
  readonly #pages: JourneyPage[] = []

  async newPage(): Promise<JourneyPage> {
    const page = new JourneyPage(this)
    this.#pages.push(page)
    return page
  }

  pages(): readonly JourneyPage[] {
    return this.#pages
  }

  async close(): Promise<void> {
    for (const page of this.#pages) await page.close()
  }
}
