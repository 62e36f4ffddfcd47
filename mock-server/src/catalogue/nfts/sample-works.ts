import { DAY_MS } from '../../domain/calendar.ts'
import type { WorkRecord } from '../records/work-record.ts'

const HOUR_MS = 3_600_000

/** The sample works. */
export const sampleWorks: readonly WorkRecord[] = [
  {
    id: 'n-1',
    artwork: 'harbour',
    creator: 'B. Sample',
    charity: 'water',
    startPrice: 250_00n,
    buyNowPrice: 900_00n,
    runsMs: 6 * HOUR_MS,
    bids: [['harbour_7', '250.00']],
  },
  {
    id: 'n-2',
    artwork: 'hills',
    creator: 'C. Sample',
    charity: 'forests',
    startPrice: 120_00n,
    runsMs: DAY_MS,
    bids: [],
  },
  {
    id: 'n-3',
    artwork: 'snow',
    creator: 'A. Sample',
    charity: 'forests',
    startPrice: 900_00n,
    buyNowPrice: 2_400_00n,
    runsMs: 2 * DAY_MS + 2 * HOUR_MS,
    bids: [
      ['mountain', '900.00'],
      ['tokyo90', '945.00'],
      ['tokyo90', '1000.00'],
      ['mountain', '1050.00'],
    ],
  },
  {
    id: 'n-4',
    artwork: 'market',
    creator: 'D. Sample',
    charity: 'clinics',
    startPrice: 480_00n,
    buyNowPrice: 1_500_00n,
    runsMs: 4 * DAY_MS,
    bids: [
      ['evening_s', '480.00'],
      ['harbour_7', '520.00'],
    ],
  },
  {
    id: 'n-5',
    artwork: 'boats',
    creator: 'E. Sample',
    charity: 'water',
    startPrice: 75_00n,
    runsMs: 7 * DAY_MS,
    bids: [],
  },
  {
    id: 'n-6',
    artwork: 'bridge',
    creator: 'F. Sample',
    charity: 'clinics',
    startPrice: 1_200_00n,
    buyNowPrice: 4_000_00n,
    runsMs: 14 * DAY_MS,
    bids: [['tokyo90', '1234.56']],
  },
  {
    id: 'n-7',
    artwork: 'rain',
    creator: 'G. Sample',
    charity: 'books',
    startPrice: 60_00n,
    buyNowPrice: 300_00n,
    runsMs: 30 * DAY_MS,
    bids: [],
  },
  {
    id: 'n-8',
    artwork: 'lanterns',
    creator: 'H. Sample',
    charity: 'books',
    startPrice: 360_00n,
    runsMs: 90 * DAY_MS,
    bids: [['mountain', '400.00']],
  },
]
