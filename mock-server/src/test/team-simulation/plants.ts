import type { Statement } from './network.ts'
import type { Plant } from './stage.ts'

const replacing =
  (before: string, after: string) =>
  ({ text, values }: Statement): Statement => ({ text: text.replace(before, after), values })

/** Whether a statement writes a change of a world: its numbers then come first. */
const isChange = ({ text }: Statement): boolean => text.includes('WITH owned AS')

/** Mock servers that are broken in one way each, and what a simulation says of it. */
export const plants: readonly {
  readonly title: string
  readonly plant: () => Plant
  readonly says: RegExp
}[] = [
  {
    title: 'answers before its changes are kept',
    plant: () => ({ kept: () => undefined }),
    says: /answered as done|what it never was|answered from|said that it is not kept/,
  },
  {
    title: 'writes without looking whose the world is',
    plant: () => ({
      rewrite: replacing(
        'AND owner = $2 AND token = $3 AND change = $4::bigint - 1',
        'AND $2::text IS NOT NULL AND $3::bigint IS NOT NULL AND $4::bigint IS NOT NULL',
      ),
    }),
    says: /answered as done|what it never was|answered from|LI-06/,
  },
  {
    title: 'sends a write again under a new number',
    plant() {
      const sent = new Set<string>()
      return {
        rewrite(statement) {
          if (!isChange(statement)) return statement
          const [world, process, token, change, ...rest] = statement.values
          const name = [world, process, token, change].join(' ')
          if (!sent.has(name)) {
            sent.add(name)
            return statement
          }
          return { ...statement, values: [world, process, token, Number(change) + 1, ...rest] }
        },
      }
    },
    says: /answered as done|what it never was|answered from|nothing was wrong|has lost/,
  },
  {
    title: 'takes a world from a process whose lease goes on',
    plant: () => ({
      rewrite: (statement) =>
        statement.text.includes('token = token + 1')
          ? replacing('expires_at > now()', "expires_at > now() + INTERVAL '1 hour'")(statement)
          : statement,
    }),
    says: /another owner|answered from|nothing was wrong/,
  },
  {
    title: 'has a lease in the database that ends before the process thinks so',
    plant: () => ({
      rewrite: ({ text, values }) =>
        text.includes('INTO swx_processes')
          ? { text, values: [...values.slice(0, 2), 20] }
          : { text, values },
    }),
    says: /another owner|answered from|nothing was wrong/,
  },
  {
    title: 'takes snapshots without the balances',
    plant: () => ({
      rewrite: replacing(
        'kind, key, row FROM swx_rows WHERE world = $1 AND row IS NOT NULL',
        "kind, key, row FROM swx_rows WHERE world = $1 AND row IS NOT NULL AND kind <> 'balances'",
      ),
    }),
    says: /^.*back at snapshot/,
  },
  {
    title: 'carries a command out again that is sent again',
    plant: () => ({
      spoil: ({ store }) =>
        store.transaction(({ keptAnswers }) => {
          for (const { id } of [...keptAnswers.list()]) keptAnswers.delete(id)
        }),
    }),
    says: /LI-06/,
  },
]
