import { expect, test } from 'vitest'
import { commonFolder } from './unknown-path.ts'

test.each([
  [['/swx/customer/login/login', '/swx/customer/index/getMarketInfo/{id}'], '/swx/customer'],
  [['/swx/customer/login/login'], '/swx/customer/login'],
  [['/v1/pets', '/v1/pets/{id}', '/v1/orders'], '/v1'],
  [['/pets', '/pets/{id}', '/orders'], ''],
  [['/{tenant}/pets', '/{tenant}/orders'], ''],
  [['/'], ''],
  [[], ''],
])('for %j the unknown path is in the folder "%s"', (paths, folder) => {
  expect(commonFolder(paths)).toBe(folder)
})
