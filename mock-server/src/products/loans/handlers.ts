import { readParameter } from '../../catalogue/read-parameter.ts'
import { ofStatus } from '../../contract/of-status.ts'
import { rejected } from '../../contract/rejected.ts'
import { error, ok } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { actorOf } from '../../core/actor.ts'
import { takeOrderNo } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import type { ProductWorld } from '../../core/world.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { isOwnUpload } from '../../domain/upload.ts'
import type { ReadTables, Tables } from '../../store/store.ts'
import { LOAN_AGREEMENT_VERSION, loadAgreements, nameOf } from './agreement.ts'
import { applyLoan } from './rules/apply.ts'
import { creditLine } from './rules/config.ts'
import { isOpenLoan, type Loan } from './rules/loan.ts'
import { quoteLoan } from './rules/quote.ts'
import { type RepayLoanError, repayLoan, withdrawLoan } from './rules/repay.ts'
import type { LoanTables } from './tables.ts'
import { creditLineView, loanDetailView, loanQuoteView, loanView } from './view.ts'

const ownLoan = ({ loans }: ReadTables<LoanTables>, loanNo: string, userId: string): Loan | undefined => {
  const loan = loans.get(loanNo)
  return loan?.userId === userId ? loan : undefined
}

/** Pays a loan of this user back by one of the ways there are. */
const payBack = (
  world: ProductWorld<LoanTables>,
  tables: Tables<LoanTables>,
  actor: Actor,
  loanNo: string,
  command: (loan: Loan) => Outcome<{ loan: Loan }, RepayLoanError>,
) => {
  const loan = ownLoan(tables, loanNo, actor.user.id)
  if (!loan) return error('recordNotFound')
  return accept({ world, tables, now: actor.now }, command(loan), 'modifiedSuccessfully', (changed) => {
    tables.loans.put(changed.loan)
    return loanView(changed.loan)
  })
}

/** Credit line and loans. Contract: `openapi/paths/credit.*.yaml`, `user.loan*.yaml` and the like. */
export const loanHandlers: Handlers<LoanTables> = (world, operation) => {
  const { read } = world.store

  return [
    operation('myCredit', ({ signedIn: { user } }) => {
      const config = readParameter(world.catalogue, 'loan.config')
      if (!config) return error('parameterMissing')
      const loans = [...read.loans.listBy('user', [user.id])]
      const line = creditLine(config, user.kycStatus === 'VERIFIED', loans)
      return ok(creditLineView(config, line, user, loans.find(isOpenLoan)?.loanNo))
    }),

    operation('loanQuote', async ({ body, now, language, signedIn: { user } }) => {
      const config = readParameter(world.catalogue, 'loan.config')
      if (!config) return error('parameterMissing')
      const quote = quoteLoan(config, { amount: body.amount, termDays: body.termDays }, now)
      if ('error' in quote) return rejected(quote)
      const agreementOf = await loadAgreements()
      const borrower = world.facts.identity(read, user)
      return ok(loanQuoteView(quote, agreementOf({ quote, config, borrower }, language), borrower))
    }),

    operation('loan', async ({ body, now, mode, signedIn, language, commit }) => {
      const agreementOf = await loadAgreements()
      return commit((tables) => {
        const config = readParameter(world.catalogue, 'loan.config')
        if (!config) return error('parameterMissing')
        const actor = actorOf(tables, signedIn.user, mode, now)
        const signature = tables.uploads.get(body.signatureId ?? '')
        const outcome = applyLoan(
          actor,
          {
            takeLoanNo: takeOrderNo(tables, 'LN', now),
            amount: body.amount,
            termDays: body.termDays,
            signatureId: isOwnUpload(signature, actor.user.id, 'signature') ? signature?.fileId : undefined,
            agreementVersion: body.agreementVersion,
            quoteId: body.quoteId,
          },
          {
            config,
            agreementVersion: LOAN_AGREEMENT_VERSION,
            agreementOf: (quote) => {
              const borrower = world.facts.identity(tables, actor.user)
              const { language: tag, markdown } = agreementOf(
                { quote, config, borrower },
                body.agreementLanguage ?? language,
              )
              const signedBy = borrower ? nameOf(borrower) : actor.user.userName
              return { language: tag, markdown, signedBy }
            },
            loans: [...tables.loans.listBy('user', [actor.user.id])],
          },
        )
        return accept({ world, tables, now }, outcome, 'submittedForReview', ({ loan }) => {
          tables.loans.insert(loan)
          return loanView(loan)
        })
      })
    }),

    operation('listLoanRecord', ({ query, page, signedIn }) => {
      const rows = read.loans.listBy('user', [signedIn.user.id], true)
      return ok(page(ofStatus(rows, query.status), loanView))
    }),

    operation('getLoanById', ({ path, signedIn }) => {
      const loan = ownLoan(read, path.id, signedIn.user.id)
      return loan ? ok(loanDetailView(loan)) : error('recordNotFound')
    }),

    operation('repayLoan', ({ body, now, mode, signedIn, commit }) =>
      commit((tables) => {
        const actor = actorOf(tables, signedIn.user, mode, now)
        return payBack(world, tables, actor, body.loanNo, (loan) =>
          repayLoan(actor, loan, body.expectedAmount),
        )
      }),
    ),

    operation('withdrawLoan', ({ body, now, mode, signedIn, commit }) =>
      commit((tables) => {
        const actor = actorOf(tables, signedIn.user, mode, now)
        return payBack(world, tables, actor, body.loanNo, (loan) =>
          withdrawLoan(actor, loan, body.expectedAmount),
        )
      }),
    ),
  ]
}
