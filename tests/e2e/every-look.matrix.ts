import { stripVTControlCharacters } from 'node:util'
import { barriersOf } from './support/axe.ts'
import { type Fault, faultTable } from './support/fault-table.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { looks } from './support/sweep.ts'
import { sweepUser } from './support/sweep-user.ts'
import { expect, test } from './support/test.ts'
import { byViewer, visit } from './support/walk.ts'

const readable = (error: unknown) =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error)).slice(0, 300)

for (const language of looks.language) {
  for (const theme of looks.theme) {
    test(`in ${language}, ${theme}: every page is whole: texts, direction, 320 px, axe, console, requests`, async ({
      page,
      device,
      stage,
      viewport,
      watch,
    }) => {
      const user = await sweepUser(stage)
      const faults: Fault[] = []
      for (const look of byViewer(looks.route.map((route) => ({ route, language, theme })))) {
        const note = (what: string) =>
          faults.push({ route: look.route, look: `${language}, ${device}, ${theme}`, what })
        await page.setViewportSize({ width: 320, height: 640 })
        try {
          await visit(page, user, look)
          for (const element of await elementsPastTheEdge(page)) note(`past the edge at 320 px: ${element}`)
          if (viewport !== null) await page.setViewportSize(viewport)
          for (const barrier of await barriersOf(page)) note(`axe: ${barrier}`)
        } catch (error) {
          note(readable(error))
        }
        for (const complaint of watch.take()) note(complaint)
      }
      expect(faults, `\n${faultTable(faults)}\n`).toEqual([])
    })
  }
}
