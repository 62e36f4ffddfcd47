import { otherUser } from './authentication/other-user.ts'
import { refusedTokens } from './authentication/refused-tokens.ts'
import { wrongPassword } from './authentication/wrong-password.ts'
import { filters } from './metamorphic/filters.ts'
import { pages } from './metamorphic/paging.ts'
import { repeatedReads } from './metamorphic/repeated-reads.ts'
import { sorting } from './metamorphic/sorting.ts'
import { unknownIds } from './metamorphic/unknown-ids.ts'
import { brokenRequestsRefused } from './negative/broken-requests.ts'
import { brokenTransport } from './negative/broken-transport.ts'
import { methods } from './negative/methods.ts'
import { preflight } from './negative/preflight.ts'
import { limitsAccepted } from './positive/limits-accepted.ts'
import { byPage } from './provider/by-page.ts'
import { needed } from './provider/needed.ts'
import type { ResourceGroup } from './resource-group.ts'
import { response } from './response.ts'
import type { RuleGroup } from './rule-group.ts'
import { lifecycle } from './stateful/lifecycle.ts'
import { switches } from './stateful/switches.ts'
import { deadlines } from './timing/deadlines.ts'

/** Rules about one operation, in the order in which they run, after those about resources. */
export const groups: readonly RuleGroup[] = [
  response,
  brokenRequestsRefused,
  brokenTransport,
  methods,
  preflight,
  limitsAccepted,
  refusedTokens,
  wrongPassword,
  switches,
  deadlines,
  byPage,
  needed,
]

/** Rules about one resource. They run first, so that the rules about operations find what they create. */
export const resourceGroups: readonly ResourceGroup[] = [
  lifecycle,
  pages,
  filters,
  sorting,
  repeatedReads,
  unknownIds,
  otherUser,
]
