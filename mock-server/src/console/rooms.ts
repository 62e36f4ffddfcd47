import type { FunctionComponent } from 'preact'
import { AuctionsRoom } from './rooms/auctions.tsx'
import { ClockRoom } from './rooms/clock.tsx'
import { FaultsRoom } from './rooms/faults.tsx'
import { InvariantsRoom } from './rooms/invariants.tsx'
import { JournalRoom } from './rooms/journal.tsx'
import { LedgerRoom } from './rooms/ledger.tsx'
import { MailboxRoom } from './rooms/mailbox.tsx'
import { OverviewRoom } from './rooms/overview.tsx'
import { PricesRoom } from './rooms/prices.tsx'
import { ReviewsRoom } from './rooms/reviews.tsx'
import { SettingsRoom } from './rooms/settings.tsx'
import { SnapshotsRoom } from './rooms/snapshots.tsx'
import { StubsRoom } from './rooms/stubs.tsx'
import { UsersRoom } from './rooms/users.tsx'
import { WorldsRoom } from './rooms/worlds.tsx'
import type { RoomName } from './route.ts'
import type { IconName } from './ui/icon.tsx'

/** A room as index and head name it, with its content. */
export interface Room {
  readonly title: string
  /** What it is for, in the head. */
  readonly about: string
  readonly icon: IconName
  /** The heading in the index that it is under. */
  readonly group: '' | 'People' | 'Market' | 'Records' | 'Tests'
  readonly Content: FunctionComponent
}

const room = (
  title: string,
  about: string,
  icon: IconName,
  group: Room['group'],
  Content: FunctionComponent,
): Room => ({ title, about, icon, group, Content })

/** All rooms, in the order of the index. */
export const rooms: Readonly<Record<RoomName, Room>> = {
  overview: room('Overview', 'what needs a decision, and where', 'home', '', OverviewRoom),
  clock: room('Clock', 'virtual time of this world', 'clock', '', ClockRoom),
  reviews: room('Reviews', 'what an operator decides', 'check', 'People', ReviewsRoom),
  users: room('Users', 'balances and settings of users', 'users', 'People', UsersRoom),
  mailbox: room('Mailbox', 'what would be sent by email', 'mail', 'People', MailboxRoom),
  prices: room('Prices', 'instruments, their prices and sessions', 'chart', 'Market', PricesRoom),
  auctions: room('Auctions', 'works and the bids for them', 'auction', 'Market', AuctionsRoom),
  ledger: room('Ledger', 'every entry of the accounts', 'book', 'Records', LedgerRoom),
  journal: room('Journal', 'calls and their answers', 'list', 'Records', JournalRoom),
  invariants: room('Invariants', 'checks of ledger and records', 'shield', 'Records', InvariantsRoom),
  faults: room('Faults', 'errors and delays for tests', 'bolt', 'Tests', FaultsRoom),
  stubs: room('Stubs', 'answers of your own', 'reply', 'Tests', StubsRoom),
  snapshots: room('Snapshots', 'saved states of this world', 'layers', 'Tests', SnapshotsRoom),
  worlds: room('Worlds', 'separate sandboxes', 'world', 'Tests', WorldsRoom),
  settings: room('Settings', 'key and theme of this console', 'gear', '', SettingsRoom),
}
