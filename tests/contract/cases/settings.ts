import type { Caller } from '../support/caller.ts'
import { goodPassword } from '../support/people.ts'
import { fund, prepared, switchUser, type Trader, trader } from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

/** A call in somebody's name, after whatever has to happen before it. */
const asking =
  (
    operation: string,
    body?: object,
    before: (world: Caller, person: Trader) => Promise<unknown> = async () => {},
    mode: 'real' | 'demo' = 'real',
  ): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await before(world, person)
    return person.call(operation, { body, mode })
  }

const freeze = (world: Caller, person: Trader) => switchUser(world, person, 'freeze')
const disableDemo = (world: Caller, person: Trader) => switchUser(world, person, 'disableDemo')

/** Somebody with one piece of news, and what they do with its id. */
const informed =
  (act: (person: Trader, id: string) => ReturnType<Case['make']>): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await switchUser(world, person, 'lockPayment')
    const { result } = await prepared(person.call('listNotification'))
    return act(person, result.list[0].id)
  }

const password = { oldPassword: goodPassword, newPassword: 'Another1pass' }
const leaving = { loginPassword: goodPassword }

/** What people set for themselves, and their news. */
export const settingsCases = [
  ...casesOf('updateProfile', [
    ['20005', 'a phone is given', asking('updateProfile', { areaCode: '+65', phone: '81234567' })],
    ['20005', 'the phone is taken away', asking('updateProfile', { remove: ['phone'] })],
    ['11006', 'the demo account is disabled', asking('updateProfile', {}, disableDemo, 'demo')],
    ['11020', 'the picture is nobody’s', asking('updateProfile', { avatarId: 'no-such' })],
    ['400', 'the area code is not offered', asking('updateProfile', { areaCode: '+999', phone: '81234567' })],
    ['400', 'the user name is to change', asking('updateProfile', { userName: 'berta_1' })],
  ]),
  ...casesOf('setPreferences', [
    ['20005', 'the theme is chosen', asking('setPreferences', { theme: 'dark' })],
    [
      '11006',
      'the demo account is disabled',
      asking('setPreferences', { theme: 'dark' }, disableDemo, 'demo'),
    ],
    ['400', 'there is no such theme', asking('setPreferences', { theme: 'pink' })],
  ]),
  ...casesOf('setSavings', [
    ['20005', 'they are switched off', asking('setSavings', { enabled: false })],
    ['10008', 'the account is frozen', asking('setSavings', { enabled: false }, freeze)],
    ['11006', 'the demo account is disabled', asking('setSavings', { enabled: false }, disableDemo, 'demo')],
    ['400', 'nothing is said', asking('setSavings', {})],
  ]),
  ...casesOf('setNotices', [
    ['20005', 'two kinds are switched off', asking('setNotices', { off: ['OPTION', 'NFT'] })],
    ['11006', 'the demo account is disabled', asking('setNotices', { off: [] }, disableDemo, 'demo')],
    ['400', 'the kind cannot be switched off', asking('setNotices', { off: ['DEPOSIT'] })],
  ]),
  ...casesOf('listSession', [['200', 'someone is logged in', asking('listSession')]]),
  ...casesOf('logoutSession', [
    [
      '20005',
      'it is one’s own',
      async (world) => {
        const person = await trader(world)
        const { result } = await prepared(person.call('listSession'))
        return person.call('logoutSession', { body: { id: result.list[0].id } })
      },
    ],
    ['11006', 'the demo account is disabled', asking('logoutSession', { id: 's-1' }, disableDemo, 'demo')],
    ['11020', 'it is nobody’s', asking('logoutSession', { id: 'no-such' })],
    ['400', 'none is named', asking('logoutSession', {})],
  ]),
  ...casesOf('repassword', [
    ['20005', 'everything is right', asking('repassword', password)],
    ['10004', 'the old one is wrong', asking('repassword', { ...password, oldPassword: 'Wrong1pass' })],
    ['10004', 'the new one is weak', asking('repassword', { ...password, newPassword: 'weak' })],
    ['10004', 'the new one is the old', asking('repassword', { ...password, newPassword: goodPassword })],
    ['10004', 'nothing is given', asking('repassword', {})],
    ['10008', 'the account is frozen', asking('repassword', password, freeze)],
    ['11006', 'the demo account is disabled', asking('repassword', password, disableDemo, 'demo')],
    [
      '429',
      'it is guessed a sixth time',
      async (world) => {
        const person = await trader(world)
        const guess = () => person.call('repassword', { body: { ...password, oldPassword: 'Wrong1pass' } })
        for (let times = 0; times < 5; times += 1) await guess()
        return guess()
      },
    ],
  ]),
  ...casesOf('checkCloseAccount', [
    ['200', 'nothing is left', asking('checkCloseAccount')],
    [
      '200',
      'there is money left',
      asking('checkCloseAccount', undefined, (world, person) => fund(world, person, 'real', '0.01')),
    ],
  ]),
  ...casesOf('closeAccount', [
    ['20005', 'nothing is left', asking('closeAccount', leaving)],
    ['10004', 'the password is wrong', asking('closeAccount', { loginPassword: 'Wrong1pass' })],
    ['10004', 'no password is given', asking('closeAccount', {})],
    [
      '10008',
      'there is money left',
      asking('closeAccount', leaving, (world, person) => fund(world, person, 'real', '0.01')),
    ],
    ['10008', 'the account is frozen', asking('closeAccount', leaving, freeze)],
    ['11006', 'the demo account is disabled', asking('closeAccount', leaving, disableDemo, 'demo')],
  ]),
  ...casesOf('listNotification', [
    ['200', 'there is none', asking('listNotification')],
    [
      '200',
      'there is one',
      informed((person) => person.call('listNotification', { query: { unreadOnly: 'true' } })),
    ],
    [
      '200',
      'a group is asked for',
      informed((person) => person.call('listNotification', { query: { group: 'SECURITY' } })),
    ],
  ]),
  ...casesOf('readNotification', [
    [
      '20005',
      'it is one’s own',
      informed((person, id) => person.call('readNotification', { body: { ids: [id] } })),
    ],
    [
      '20005',
      'all are meant',
      informed((person) => person.call('readNotification', { body: { all: true } })),
    ],
    ['11006', 'the demo account is disabled', asking('readNotification', { all: true }, disableDemo, 'demo')],
    [
      '11020',
      'one of them is unknown',
      informed((person, id) => person.call('readNotification', { body: { ids: [id, 'no-such'] } })),
    ],
    ['400', 'none is named', asking('readNotification', {})],
  ]),
]
