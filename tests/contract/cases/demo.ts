import { switchUser, trader } from '../support/trading.ts'
import { casesOf } from './case.ts'

/** Starting the demo account again. */
export const demoCases = casesOf('resetDemo', [
  ['20005', 'the mode is demo', async (world) => (await trader(world)).call('resetDemo')],
  ['10008', 'the mode is real', async (world) => (await trader(world)).call('resetDemo', { mode: 'real' })],
  [
    '11006',
    'the demo account is disabled',
    async (world) => {
      const person = await trader(world)
      await switchUser(world, person, 'disableDemo')
      return person.call('resetDemo')
    },
  ],
])
