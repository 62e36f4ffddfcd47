import { expect } from './support/test.ts'
import { walk } from './support/walk.ts'
import { stops } from './support/walk-plan.ts'
import { test } from './support/walk-test.ts'

for (const { name, looks } of stops)
  test(`the page ${name} is whole in every language, in light and dark, and asks for nothing that its policy refuses`, async ({
    page,
    device,
    user,
    viewport,
    watch,
    errors,
  }) => {
    test.slow()
    const own = looks.filter(({ shell }) => shell === device)
    await walk(page, user, own, viewport ?? { width: 1440, height: 900 }, watch)
    expect(await errors()).toEqual([])
  })
