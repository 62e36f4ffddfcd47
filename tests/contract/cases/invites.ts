import { trader } from '../support/trading.ts'
import { casesOf } from './case.ts'

/** Invited friends. */
export const inviteCases = [
  ...casesOf('inviteSummary', [
    ['200', 'nobody was invited', async (world) => (await trader(world)).call('inviteSummary')],
  ]),
  ...casesOf('listInvite', [
    [
      '200',
      'a friend has registered',
      async (world) => {
        const person = await trader(world)
        const { result } = await person.call('inviteSummary')
        await trader(world, { userName: 'bert_2', email: 'bert@example.com', invitationCode: result.code })
        return person.call('listInvite')
      },
    ],
    [
      '400',
      'the page is none',
      async (world) => (await trader(world)).call('listInvite', { query: { pageNum: 0 } }),
    ],
  ]),
]
