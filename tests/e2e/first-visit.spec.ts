import { categories } from '../support/price-list.ts'
import { firstVisit } from './support/journey.ts'
import { test } from './support/test.ts'

test.use({ hasSeenBoard: false })

test('a first visit: gate, registration, prices, candles, Arabic, mode, log out', async ({
  page,
  device,
  baseURL,
}) => {
  test.slow()
  await firstVisit({ page, device, home: `${baseURL}/`, open: categories })
})
