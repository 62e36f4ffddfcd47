import { goodPassword, registered } from '../support/people.ts'
import { casesOf } from './case.ts'

/** What is known about the person who is logged in. */
export const userCases = [
  ...casesOf('getUserInfo', [
    [
      '200',
      'someone is logged in',
      async (world) => world.call('getUserInfo', { token: await registered(world) }),
    ],
    [
      '200',
      'the mode is demo',
      async (world) => world.call('getUserInfo', { token: await registered(world), mode: 'demo' }),
    ],
    [
      '10009',
      'the account was closed',
      async (world) => {
        const token = await registered(world)
        await world.call('closeAccount', { token, body: { loginPassword: goodPassword } })
        return world.call('getUserInfo', { token })
      },
    ],
    ['401', 'nobody is logged in', (world) => world.call('getUserInfo')],
    ['401', 'the token is nobody’s', (world) => world.call('getUserInfo', { token: 'not-a-token' })],
  ]),
]
