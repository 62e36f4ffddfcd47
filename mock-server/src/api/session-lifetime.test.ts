import { beforeEach, expect, test } from 'vitest'
import { createInsideWorld, type InsideWorld, SAMPLE_PASSWORD } from '../test/inside-world.ts'

let world: InsideWorld
beforeEach(async () => {
  world = await createInsideWorld({ profile: 'newUser' })
})

const passDays = (n: number) => world.advanceTo(world.now() + n * 86_400_000)
const signIn = async (): Promise<string> => {
  const json = { userName: 'newUser', password: SAMPLE_PASSWORD }
  return (await (await world.request('login/login', { json })).json()).result.token
}
const statusOf = async (token: string) =>
  (await world.request('user/getUserInfo', { method: 'POST', headers: { Authorization: token } })).status

test('a session ends after 30 days without a call, and has then ended for good', async () => {
  const token = await signIn()
  passDays(29)
  expect(await statusOf(token)).toBe(200)
  passDays(29)
  expect(await statusOf(token)).toBe(200)
  passDays(30)
  expect(await statusOf(token)).toBe(401)
  expect(await statusOf(token)).toBe(401)
})

test('a session ends after 90 days, even if it is used every day', async () => {
  const token = await signIn()
  for (let day = 1; day < 90; day++) {
    passDays(1)
    expect(await statusOf(token)).toBe(200)
  }
  passDays(1)
  expect(await statusOf(token)).toBe(401)
})

test('the 21st session of a user ends the oldest one, and the list shows those that are left', async () => {
  const tokens: string[] = []
  for (let count = 0; count < 21; count++) tokens.push(await signIn())
  expect(await statusOf(tokens[0] as string)).toBe(401)
  expect(await statusOf(tokens[1] as string)).toBe(200)
  const headers = { Authorization: tokens[20] as string }
  const list = await (await world.request('user/listSession?pageSize=100', { headers })).json()
  expect(list.result.total).toBe(20)
})

test('a read with a session leaves the state of the world as it is', async () => {
  const token = await signIn()
  passDays(2)
  const before = world.hash()
  expect(await statusOf(token)).toBe(200)
  expect(world.hash()).toBe(before)
})
