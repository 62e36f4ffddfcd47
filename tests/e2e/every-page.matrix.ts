import { walk } from './support/walk.ts'
import { everything, looks } from './support/walk-plan.ts'
import { test } from './support/walk-test.ts'

for (const language of looks.language)
  test(`in ${language}, every page is whole in light and dark`, async ({
    page,
    device,
    user,
    viewport,
    watch,
  }) => {
    const own = everything.filter((look) => look.language === language && look.shell === device)
    await walk(page, user, own, viewport ?? { width: 1440, height: 900 }, watch)
  })
