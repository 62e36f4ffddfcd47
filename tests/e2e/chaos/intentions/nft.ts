import { english } from '../../../support/texts.ts'
import type { Intention, Place, Way } from '../intention.ts'

const { nfts } = english

/** Where the work goes; and on a phone the button that brings up the form. */
function addressWays({ page, device }: Place): readonly Way[] {
  const address = page.getByRole('textbox', { name: nfts.address.label })
  const bringUp: Way = {
    name: 'bring up the form',
    target: page.getByRole('button', { name: /Bid from/ }),
    isDue: async () => (await page.getByRole('dialog').count()) === 0,
  }
  return [
    {
      name: 'type the address',
      target: address,
      isDue: async () => (await address.inputValue()) === '',
      act: () => address.fill('SANDBOX-ETH-1'),
      moment: 'filled',
    },
    ...(device === 'mobile' ? [bringUp] : []),
  ]
}

const reads = ['listNft', 'listMyNft', 'getUserInfo', 'getPaymentLock']

/** A bid of 1,102.50 USD for a work. */
export const bidForNft: Intention = {
  money: 'buyNft',
  reads: [...reads, 'listNftBid'],
  hasPrices: false,
  mode: 'real',
  start: '/nfts/detail?id=n-3',
  list: '/nfts/mine',
  ways: (place) => {
    const amount = place.page.getByRole('textbox', { name: nfts.bid.amount })
    return [
      {
        name: 'bid',
        target: place.page
          .getByRole('dialog', { name: /^Bid for / })
          .getByRole('button', { name: /Bid 1,102\.50 USD/ }),
        moment: 'sent',
      },
      {
        name: 'type the bid',
        target: amount,
        isDue: async () => (await amount.inputValue()) !== '1,102.50',
        act: () => amount.fill('1,102.50'),
      },
      ...addressWays(place),
      {
        name: 'review',
        target: place.page.getByRole('button', { name: /Review bid of 1,102\.50 USD/ }),
        moment: 'review',
      },
    ]
  },
  listed: ({ page }) => ({
    record: page.getByText(/1,102\.50\sUSD.* on hold/),
    none: page.getByText(nfts.own.empty.bidding, { exact: true }),
  }),
  entries: ['NFT_BID'],
}

/** Another work, bought at once for 300.00 USD. */
export const buyNft: Intention = {
  money: 'buyNft',
  reads,
  hasPrices: false,
  mode: 'real',
  start: '/nfts/detail?id=n-7',
  list: '/nfts/mine?tab=owned',
  ways: (place) => [
    {
      name: 'buy',
      target: place.page
        .getByRole('dialog', { name: /^Buy .* now$/ })
        .getByRole('button', { name: /Buy for 300\.00 USD/ }),
      moment: 'sent',
    },
    ...addressWays(place),
    {
      name: 'review',
      target: place.page.getByRole('button', { name: /Buy now for 300\.00 USD/ }),
      moment: 'review',
    },
  ],
  listed: ({ page }) => ({
    record: page.getByRole('listitem').filter({ hasText: /300\.00\sUSD.* to / }),
    none: page.getByText(nfts.own.empty.owned, { exact: true }),
  }),
  entries: ['NFT_BID', 'NFT_SALE'],
}
