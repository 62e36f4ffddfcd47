import { english } from '../../support/texts.ts'
import type { RouteName } from './route-table.ts'

const texts = english
const { page } = texts.common

/** What a page shows in English: its heading, and a part that no other page has. */
export interface RouteContent {
  readonly heading: string | RegExp
  readonly shows: string
}

/** What the page of every route shows to the user of the walk. */
export const routeContents: Readonly<Record<RouteName, RouteContent>> = {
  home: { heading: page.home, shows: texts.cockpit.positions.title },
  market: { heading: texts.market.title, shows: texts.market.category.forex },
  plans: { heading: page.plans, shows: texts.plans.plans.note },
  planDetail: { heading: /\S/, shows: texts.plans.detail.calendarNote },
  loan: { heading: page.loan, shows: texts.loans.example.title },
  loanApply: { heading: page.loanApply, shows: texts.loans.apply.open },
  loanRecord: { heading: page.loanRecord, shows: texts.loans.record.apr },
  identity: { heading: page.identity, shows: texts.identity.status.title },
  nfts: { heading: page.nfts, shows: texts.nfts.raised.title },
  nftDetail: { heading: /\S/, shows: texts.nfts.price.current },
  myNfts: { heading: page.myNfts, shows: texts.nfts.own.certificate },
  nftCertificate: { heading: page.nftCertificate, shows: texts.nfts.certificate.download },
  profile: { heading: page.profile, shows: texts.account.profit.title },
  balance: { heading: page.balance, shows: texts.balance.title },
  deposit: { heading: page.deposit, shows: texts.deposit.form.title },
  withdraw: { heading: page.withdraw, shows: texts.withdrawals.subtitle },
  withdrawDetail: { heading: /\d/, shows: texts.withdrawals.detail.timeline },
  performance: { heading: page.performance, shows: texts.performance.byMonth },
  income: { heading: page.income, shows: texts.income.demo },
  transactions: { heading: page.transactions, shows: texts.history.export.csv },
  orders: { heading: texts.orders.records.page, shows: texts.orders.records.positions },
  orderDetail: { heading: /\S/, shows: 'BTC' },
  invite: { heading: page.invite, shows: texts.invite.code.label },
  notification: { heading: page.notification, shows: texts.notifications.tab.unread },
  security: { heading: page.security, shows: texts.security.password.title },
  password: { heading: page.password, shows: texts.security.login.old },
  settings: { heading: page.settings, shows: texts.settings.profile.title },
  instrument: { heading: /BTC/, shows: texts.instrument.quote.sinceMidnight },
  help: { heading: texts.help.title, shows: texts.help.contact.title },
  faq: { heading: page.faq, shows: texts.help.allGroups },
  notice: { heading: page.notice, shows: texts.help.announcements.subtitle },
  detail: { heading: /Risk/, shows: texts.content.documents },
  introduction: { heading: page.introduction, shows: texts.content.examples.title },
  companyIntro: { heading: page.companyIntro, shows: texts.content.company.sandbox },
  register: { heading: texts.auth.register.title, shows: texts.auth.register.userName },
  login: { heading: texts.auth.login.title, shows: texts.auth.login.forgot },
  reset: { heading: texts.auth.reset.title, shows: texts.auth.reset.body },
  googleCallback: { heading: /Google/, shows: 'Google' },
}
