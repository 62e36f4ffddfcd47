import type { Questions } from '../topic.ts'

/** Questions with their answers in French. */
export const questions: Questions = {
  securityPassword: [
    'À quoi sert le mot de passe de sécurité\u00a0?',
    'Ce sont six chiffres qui confirment un retrait. Après cinq essais incorrects, nous bloquons les paiements pendant 24 heures pour protéger votre solde.',
  ],
  identityNeeded: [
    'Quand faut-il vérifier son identité\u00a0?',
    'Pour les prêts et pour les retraits au-delà de {kycLimit} par jour. L’examen prend jusqu’à 48 heures. N’utilisez pas de vrais documents ici.',
  ],
  demoAccount: [
    'Qu’est-ce que le compte démo\u00a0?',
    'Un compte séparé avec {demoMoney} d’argent fictif, pour les positions et les options. Les plans, les prêts, les dépôts et les retraits exigent le compte réel. Dans cette sandbox, celui-ci ne contient aussi que des données d’exemple.',
  ],
  withdrawalTime: [
    'Combien de temps prend un retrait\u00a0?',
    'Nous l’examinons d’abord. Tant qu’il n’est pas approuvé, vous pouvez l’annuler, et le montant est réservé. Il attend ensuite le réseau ou la banque. S’il est rejeté ou s’il échoue, tout le montant est de nouveau disponible, frais compris.',
  ],
  withdrawalCost: [
    'Combien coûte un retrait\u00a0?',
    'Les frais sont de {withdrawalFee} du montant et en sont déduits. Le minimum est de {withdrawalMin}. Il n’y a pas d’autres frais, et nous ne vous demandons jamais de payer pour un retrait.',
  ],
  depositRejected: [
    'Pourquoi un dépôt a-t-il été rejeté\u00a0?',
    'Le motif est indiqué avec le dépôt. Souvent, le transfert n’a pas été trouvé ou un autre utilisateur l’a déjà soumis. Les adresses de cette sandbox ne sont pas réelles\u00a0: n’y envoyez rien.',
  ],
  closeEarly: [
    'Combien coûte la fermeture d’un plan avant terme\u00a0?',
    'Les frais de fermeture anticipée sont de {closeFee} de votre montant\u00a0; avant la date de valeur, c’est gratuit. Vous gardez les revenus déjà versés et vous n’en percevez plus d’autres.',
  ],
  stopOut: [
    'Qu’est-ce qu’un stop out\u00a0?',
    'Nous fermons une position automatiquement lorsqu’il reste {stopOut} de sa marge. En cas de gap de prix, vous pouvez perdre au plus la marge et les frais d’ouverture.',
  ],
  fixedTimeOption: [
    'Qu’est-ce qu’une option à durée fixe\u00a0?',
    'Une option binaire\u00a0: vous choisissez si le prix sera plus haut ou plus bas à un moment fixé. Si vous avez raison, vous recevez votre mise et jusqu’à {payout} de celle-ci en plus. Si vous vous trompez, vous perdez toute votre mise\u00a0; si le prix est le même, elle vous est rendue.',
  ],
  cashProtected: [
    'Les intérêts sur liquidités sont-ils protégés\u00a0?',
    'Non. Nous les versons chaque jour sur le solde disponible de votre compte réel, et il n’y a pas de garantie des dépôts. Les rendements ne sont pas garantis\u00a0; risque de perte en capital.',
  ],
  loanCost: [
    'Combien coûte un prêt\u00a0?',
    'Les intérêts sont de {loanRate} du montant par jour\u00a0; en cas de retard, de {loanLate} par jour à la place. Vous verrez le TAEG (APR) et le total à rembourser avant de signer.',
  ],
  repayEarly: [
    'Peut-on rembourser un prêt plus tôt\u00a0?',
    'Oui, n’importe quel jour et sans frais. Vous ne payez les intérêts que jusqu’à ce jour.',
  ],
  outbid: [
    'Que se passe-t-il si une autre offre dépasse la vôtre\u00a0?',
    'Votre offre n’est réservée que tant qu’elle est la plus élevée. Dès qu’elle est dépassée, le montant est de nouveau disponible. Si vous gagnez, tout le prix va à l’association nommée.',
  ],
}
