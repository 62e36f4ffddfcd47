import { anyCode, codeFor, goodPassword, newcomer, registered } from '../support/people.ts'
import { prepared } from '../support/trading.ts'
import { type Case, casesOf, repeat } from './case.ts'

const email = 'anna@example.com'
const frozenEmail = 'frozen+anna@example.com'

/** What comes back from a redirect that no sign-in began. */
const unknownGoogleCode = {
  code: 'no-such-code',
  state: 'state-1',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'http://127.0.0.1:4010/api/loginCallback/google',
}

/** Somebody who links a Google account. */
const linking =
  (credential: string | undefined, address = email, mode: 'real' | 'demo' = 'real'): Case['make'] =>
  async (world) =>
    world.call('linkGoogle', {
      token: await registered(world, { email: address }),
      body: { credential },
      mode,
    })

/** Sign-up, sign-in and what belongs to them. */
export const loginCases = [
  ...casesOf('checkUserNameOrPhone', [
    [
      '200',
      'the name is free',
      (world) => world.call('checkUserNameOrPhone', { query: { userName: 'anna_1' } }),
    ],
    ['200', 'the email is free', (world) => world.call('checkUserNameOrPhone', { query: { email } })],
    [
      '200',
      'the phone is free',
      (world) => world.call('checkUserNameOrPhone', { query: { areaCode: '+49', phone: '15112345678' } }),
    ],
    ['10001', 'nothing is asked', (world) => world.call('checkUserNameOrPhone')],
    [
      '10001',
      'the name is blank',
      (world) => world.call('checkUserNameOrPhone', { query: { userName: '   ' } }),
    ],
    [
      '10003',
      'the name starts with a digit',
      (world) => world.call('checkUserNameOrPhone', { query: { userName: '1anna' } }),
    ],
    [
      '10002',
      'the email has no domain',
      (world) => world.call('checkUserNameOrPhone', { query: { email: 'anna@' } }),
    ],
    [
      '10006',
      'the name is taken in other letters',
      async (world) => {
        await registered(world)
        return world.call('checkUserNameOrPhone', { query: { userName: 'ANNA_1' } })
      },
    ],
    [
      '10007',
      'the email is taken in other letters',
      async (world) => {
        await registered(world)
        return world.call('checkUserNameOrPhone', { query: { email: 'Anna@Example.com' } })
      },
    ],
    [
      '429',
      'one address asks an eleventh time within a minute',
      (world) =>
        repeat(11, (index) => world.call('checkUserNameOrPhone', { query: { userName: `anna_${index}` } })),
    ],
    [
      '400',
      'two things are asked at once',
      (world) => world.call('checkUserNameOrPhone', { query: { userName: 'anna_1', email } }),
    ],
  ]),
  ...casesOf('register', [
    ['200', 'every field is right', (world) => world.call('register', { body: newcomer() })],
    [
      '200',
      'the code is the one in the mailbox',
      async (world) => {
        await world.call('sendCode', { body: { email, scene: 'register' } })
        return world.call('register', { body: newcomer({ code: await codeFor(world, email) }) })
      },
    ],
    ['10001', 'the name is blank', (world) => world.call('register', { body: newcomer({ userName: ' ' }) })],
    [
      '10001',
      'the email is missing',
      (world) => world.call('register', { body: newcomer({ email: undefined }) }),
    ],
    [
      '10003',
      'the name has a space',
      (world) => world.call('register', { body: newcomer({ userName: 'an na' }) }),
    ],
    [
      '10002',
      'the email has no @',
      (world) => world.call('register', { body: newcomer({ email: 'anna.example.com' }) }),
    ],
    [
      '10004',
      'the password has no digit',
      (world) => world.call('register', { body: newcomer({ password: 'onlyletters' }) }),
    ],
    [
      '10004',
      'the password is blank',
      (world) => world.call('register', { body: newcomer({ password: '' }) }),
    ],
    [
      '10006',
      'the name is taken',
      async (world) => {
        await registered(world)
        return world.call('register', { body: newcomer({ email: 'other@example.com' }) })
      },
    ],
    [
      '10007',
      'the email is taken',
      async (world) => {
        await registered(world)
        return world.call('register', { body: newcomer({ userName: 'other_1' }) })
      },
    ],
    ['11001', 'the code is wrong', (world) => world.call('register', { body: newcomer({ code: '000000' }) })],
    [
      '11001',
      'the code has expired',
      (world) => world.call('register', { body: newcomer({ code: '999999' }) }),
    ],
    [
      '11001',
      'the code in the mailbox is older than ten minutes',
      async (world) => {
        await world.call('sendCode', { body: { email, scene: 'register' } })
        const code = await codeFor(world, email)
        await world.control('advanceClock', { body: { by: 'PT10M1S' } })
        return world.call('register', { body: newcomer({ code }) })
      },
    ],
    [
      '10091',
      'nobody has that invitation code',
      (world) => world.call('register', { body: newcomer({ invitationCode: 'ZZZZ99' }) }),
    ],
    [
      '429',
      'one address is refused an eleventh time within a minute',
      async (world) => {
        await registered(world)
        return repeat(11, () => world.call('register', { body: newcomer({ email: 'other@example.com' }) }))
      },
    ],
    [
      '400',
      'the password is a number',
      (world) => world.call('register', { body: newcomer({ password: 12345678 }) }),
    ],
  ]),
  ...casesOf('login', [
    [
      '200',
      'name and password are right',
      async (world) => {
        await registered(world)
        return world.call('login', { body: { userName: 'anna_1', password: goodPassword } })
      },
    ],
    [
      '200',
      'the email stands for the name',
      async (world) => {
        await registered(world)
        return world.call('login', { body: { userName: email, password: goodPassword } })
      },
    ],
    [
      '10001',
      'the name is blank',
      (world) => world.call('login', { body: { userName: ' ', password: goodPassword } }),
    ],
    [
      '10002',
      'it has an @ but is no email',
      (world) => world.call('login', { body: { userName: 'anna@', password: goodPassword } }),
    ],
    [
      '10003',
      'the name has a space',
      (world) => world.call('login', { body: { userName: 'an na', password: goodPassword } }),
    ],
    [
      '10009',
      'nobody has that name',
      (world) => world.call('login', { body: { userName: 'nobody', password: goodPassword } }),
    ],
    [
      '10004',
      'the password is wrong',
      async (world) => {
        await registered(world)
        return world.call('login', { body: { userName: 'anna_1', password: 'Wrong1pass' } })
      },
    ],
    [
      '10005',
      'the account is frozen',
      async (world) => {
        await registered(world, { email: frozenEmail })
        return world.call('login', { body: { userName: frozenEmail, password: goodPassword } })
      },
    ],
    [
      '429',
      'the password was wrong five times',
      async (world) => {
        await registered(world)
        return repeat(6, () => world.call('login', { body: { userName: 'anna_1', password: 'Wrong1pass' } }))
      },
    ],
    [
      '400',
      'the password is missing',
      (world) => world.call('login', { body: { userName: 'anna_1', password: 1 } }),
    ],
  ]),
  ...casesOf('sendCode', [
    ['200', 'the email is new', (world) => world.call('sendCode', { body: { email, scene: 'register' } })],
    [
      '10001',
      'the email is blank',
      (world) => world.call('sendCode', { body: { email: '', scene: 'register' } }),
    ],
    [
      '10002',
      'the email has no @',
      (world) => world.call('sendCode', { body: { email: 'anna', scene: 'register' } }),
    ],
    [
      '10007',
      'someone wants to register a taken email',
      async (world) => {
        await registered(world)
        return world.call('sendCode', { body: { email, scene: 'register' } })
      },
    ],
    [
      '10009',
      'nobody has the email to reset',
      (world) => world.call('sendCode', { body: { email, scene: 'reset' } }),
    ],
    [
      '429',
      'the last code is younger than a minute',
      (world) => repeat(2, () => world.call('sendCode', { body: { email, scene: 'register' } })),
    ],
    [
      '200',
      'a minute has passed since the last code',
      async (world) => {
        await world.call('sendCode', { body: { email, scene: 'register' } })
        await world.control('advanceClock', { body: { by: 'PT60S' } })
        return world.call('sendCode', { body: { email, scene: 'register' } })
      },
    ],
    ['400', 'the scene is unknown', (world) => world.call('sendCode', { body: { email, scene: 'party' } })],
  ]),
  ...casesOf('resetUserPwd', [
    [
      '20005',
      'the code is right',
      async (world) => {
        await registered(world)
        return world.call('resetUserPwd', { body: { email, code: anyCode, password: 'Another1pass' } })
      },
    ],
    [
      '10001',
      'the email is blank',
      (world) => world.call('resetUserPwd', { body: { email: ' ', code: anyCode, password: goodPassword } }),
    ],
    [
      '10002',
      'the email has no @',
      (world) =>
        world.call('resetUserPwd', { body: { email: 'anna', code: anyCode, password: goodPassword } }),
    ],
    [
      '10009',
      'nobody has the email',
      (world) => world.call('resetUserPwd', { body: { email, code: anyCode, password: goodPassword } }),
    ],
    [
      '11001',
      'the code is wrong',
      async (world) => {
        await registered(world)
        return world.call('resetUserPwd', { body: { email, code: '000000', password: goodPassword } })
      },
    ],
    [
      '10004',
      'the new password is weak',
      async (world) => {
        await registered(world)
        return world.call('resetUserPwd', { body: { email, code: anyCode, password: 'short1' } })
      },
    ],
    [
      '10005',
      'the account is frozen',
      async (world) => {
        await registered(world, { email: frozenEmail })
        return world.call('resetUserPwd', {
          body: { email: frozenEmail, code: anyCode, password: goodPassword },
        })
      },
    ],
    [
      '429',
      'one address asks for an eleventh unknown email within a minute',
      (world) =>
        repeat(11, (index) =>
          world.call('resetUserPwd', {
            body: { email: `anna${index}@example.com`, code: anyCode, password: goodPassword },
          }),
        ),
    ],
    [
      '400',
      'the code is a number',
      (world) => world.call('resetUserPwd', { body: { email, code: 123456, password: goodPassword } }),
    ],
  ]),
  ...casesOf('loginByGoogle', [
    [
      '200',
      'the person is new',
      (world) => world.call('loginByGoogle', { body: { credential: 'sandbox-google:anna@example.com' } }),
    ],
    [
      '200',
      'the person comes back',
      (world) =>
        repeat(2, () =>
          world.call('loginByGoogle', { body: { credential: 'sandbox-google:anna@example.com' } }),
        ),
    ],
    [
      '10002',
      'the email is not verified',
      (world) =>
        world.call('loginByGoogle', { body: { credential: 'sandbox-google:unverified@example.com' } }),
    ],
    [
      '10002',
      'the email is malformed',
      (world) => world.call('loginByGoogle', { body: { credential: 'sandbox-google:anna' } }),
    ],
    [
      '10005',
      'the account is frozen',
      (world) => world.call('loginByGoogle', { body: { credential: `sandbox-google:${frozenEmail}` } }),
    ],
    [
      '10007',
      'the email was registered with a password',
      async (world) => {
        await registered(world)
        return world.call('loginByGoogle', { body: { credential: `sandbox-google:${email}` } })
      },
    ],
    [
      '10091',
      'the person is new and nobody has that invitation code',
      (world) =>
        world.call('loginByGoogle', {
          body: { credential: 'sandbox-google:anna@example.com', invitationCode: 'ZZZZ99' },
        }),
    ],
    [
      '11026',
      'the authorization code is unknown',
      (world) => world.call('loginByGoogle', { body: unknownGoogleCode }),
    ],
    ['400', 'there is no credential', (world) => world.call('loginByGoogle', { body: {} })],
  ]),
  ...casesOf('logout', [
    [
      '200',
      'someone is logged in',
      async (world) => world.call('logout', { token: await registered(world) }),
    ],
    ['401', 'nobody is logged in', (world) => world.call('logout')],
  ]),
  ...casesOf('logoutAll', [
    [
      '20005',
      'someone is logged in twice',
      async (world) => {
        const token = await registered(world)
        await world.call('login', { body: { userName: 'anna_1', password: goodPassword } })
        return world.call('logoutAll', { token })
      },
    ],
    ['401', 'nobody is logged in', (world) => world.call('logoutAll')],
  ]),
  ...casesOf('linkGoogle', [
    ['20005', 'the Google account is nobody’s', linking('sandbox-google:anna.lee@example.com')],
    ['10002', 'the email is not verified', linking('sandbox-google:unverified@example.com')],
    [
      '10007',
      'the Google account is somebody else’s',
      async (world) => {
        await world.call('loginByGoogle', { body: { credential: 'sandbox-google:berta@example.com' } })
        return linking('sandbox-google:berta@example.com')(world)
      },
    ],
    [
      '11006',
      'the demo account is disabled',
      (world) => linking('sandbox-google:anna.lee@example.com', 'nodemo+anna@example.com', 'demo')(world),
    ],
    [
      '11026',
      'the authorization code is unknown',
      async (world) =>
        world.call('linkGoogle', { token: await registered(world), body: unknownGoogleCode, mode: 'real' }),
    ],
    ['400', 'there is no credential', linking(undefined)],
  ]),
  ...casesOf('unlinkGoogle', [
    [
      '20005',
      'a Google account is linked',
      async (world) => {
        const token = await registered(world)
        await world.call('linkGoogle', { token, body: { credential: 'sandbox-google:anna.lee@example.com' } })
        return world.call('unlinkGoogle', { token })
      },
    ],
    [
      '11006',
      'the demo account is disabled',
      async (world) =>
        world.call('unlinkGoogle', {
          token: await registered(world, { email: 'nodemo+anna@example.com' }),
          mode: 'demo',
        }),
    ],
    [
      '11020',
      'none is linked',
      async (world) => world.call('unlinkGoogle', { token: await registered(world), mode: 'real' }),
    ],
    [
      '11027',
      'there is no password to sign in with',
      async (world) => {
        const { result } = await prepared(
          world.call('loginByGoogle', { body: { credential: 'sandbox-google:berta@example.com' } }),
        )
        return world.call('unlinkGoogle', { token: result.token, mode: 'real' })
      },
    ],
    ['401', 'nobody is logged in', (world) => world.call('unlinkGoogle')],
  ]),
]
