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
    'Nous l’examinons d’abord\u00a0; tant qu’il n’est pas approuvé, vous pouvez l’annuler. Le montant reste réservé jusqu’au versement. Une fois approuvé, le retrait attend le réseau ou la banque. S’il est rejeté ou s’il échoue, tout le montant est de nouveau disponible, frais compris.',
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
    'Le montant de votre offre n’est réservé que tant qu’elle est la plus élevée. Dès qu’elle est dépassée, il redevient aussitôt disponible. Si vous gagnez, tout le prix va à l’association indiquée.',
  ],
  waitingOrder: [
    'Qu’est-ce qu’un ordre en attente\u00a0?',
    'Un ordre qui ouvre une position dès que le prix atteint votre prix de déclenchement. Un **ordre limite** attend un meilleur prix que le prix actuel, un **ordre stop** attend que le prix poursuive dans son sens. L’ordre attend jusqu’à ce que vous l’annuliez, jusqu’à la fin du jour UTC ou jusqu’à l’heure que vous fixez. L’annulation est gratuite.',
    '[Ordres en attente](/profile/orders?tab=waiting)',
  ],
  waitingHold: [
    'Quel montant est réservé pour un ordre en attente\u00a0?',
    'La marge au prix de déclenchement et les frais d’ouverture, soit {orderFee} du notionnel de la position. Le tout est de nouveau disponible si l’ordre est annulé, rejeté ou expiré.',
    'Après un gap de prix, un ordre limite peut être exécuté à un meilleur prix que le prix de déclenchement, et un ordre stop à un moins bon. Ce qu’un moins bon prix coûte au-delà du montant réservé est déduit de votre solde disponible.',
    '[Ordres en attente](/profile/orders?tab=waiting) · [Solde](/profile/balance)',
  ],
  waitingEnded: [
    'Pourquoi un ordre en attente a-t-il été rejeté ou annulé\u00a0?',
    '- **Rejeté**\u00a0: après un gap de prix, votre solde disponible ne suffisait pas pour le moins bon prix, ou le prix avait déjà dépassé le stop loss ou le take profit de l’ordre.\n- **Annulé**\u00a0: par vous\u00a0; parce que l’ordre lié a été exécuté\u00a0; parce que l’instrument n’est plus proposé\u00a0; ou parce que le compte a été suspendu ou le compte démo réinitialisé.\n- **Expiré**\u00a0: son délai est écoulé. Tant que le marché est fermé ou suspendu, un ordre ne fait qu’attendre.',
    'Le motif est indiqué avec l’ordre, et rien ne reste réservé.',
    '[Ordres en attente](/profile/orders?tab=waiting)',
  ],
  trailingStop: [
    'Comment fonctionne un stop suiveur\u00a0?',
    'C’est un stop loss qui suit le prix à la distance que vous fixez. Pour une position à l’achat, il monte avec le prix le plus haut\u00a0; pour une position à la vente, il descend avec le prix le plus bas\u00a0; il ne recule jamais. Il remplace un stop loss fixe. On l’appelle aussi trailing stop.',
    'La distance est d’au moins 10 pas de cotation (ticks) et de {trailingLeast} du prix. Après un gap de prix, la position est fermée au prix suivant, qui peut être moins bon que le stop.',
    '[Ordres](/profile/orders)',
  ],
  returnAndFall: [
    'Comment le rendement de la page «\u00a0Gains et pertes\u00a0» est-il calculé\u00a0?',
    'C’est un **rendement pondéré par le temps**\u00a0: nous prenons le rendement de chaque période entre deux mouvements d’argent, puis nous les enchaînons. Il montre l’évolution de vos positions, options, plans et intérêts, quel que soit le moment où vous avez versé ou retiré de l’argent.',
    'Exemple\u00a0: vous commencez avec {exampleStart}, gagnez {exampleGain}, puis déposez {exampleAdded}. Le rendement pondéré par le temps est de {exampleReturn}, alors que {exampleGain} ne représentent que {exampleShare} de l’argent versé. La page de votre compte montre les gains et pertes en USD, pour la période choisie là.',
    'La plus forte baisse (drawdown) est la plus grande perte entre un plus haut et un plus bas ultérieur\u00a0; les dépôts et les retraits ne comptent pas. Les rendements passés ne disent rien des rendements futurs.',
    '[Gains et pertes](/profile/performance) · [Compte](/profile)',
  ],
  priceAlerts: [
    'Comment fonctionnent les alertes de prix\u00a0?',
    'Sur la page d’un instrument, appuyez sur la cloche et choisissez un prix ou une variation du jour en pourcentage. Nous vous prévenons une fois, ou chaque fois que cette valeur est franchie, même si aucune page n’est ouverte. Vous pouvez avoir jusqu’à 100 alertes. Si vous n’êtes pas connecté à votre compte, une alerte est conservée dans votre navigateur et ne fonctionne que tant qu’une page est ouverte.',
    'Une alerte ne passe jamais d’ordre.',
    '[Marchés](/market) · [Notifications](/profile/notification)',
  ],
  marketFigures: [
    'Que signifient les chiffres de la liste des marchés\u00a0?',
    '- **Jour, semaine, mois, année**\u00a0: la variation depuis la clôture d’il y a 1, 7, 30 ou 365 jours (UTC).\n- **Fourchette du jour, sur un an**\u00a0: où se situe le prix entre le plus bas et le plus haut de cette période.\n- **Volatilité**\u00a0: l’ampleur des mouvements des prix quotidiens sur les 30 derniers jours de cotation, à la hausse ou à la baisse, rapportée à l’année. Plus elle est élevée, plus les gains et les pertes peuvent être importants.\n- **Volume**\u00a0: ce qui a été négocié au cours des dernières 24 heures, en USD\u00a0; simulé dans cette sandbox.\n- **Carte thermique**\u00a0: une case plus grande signifie plus de volume\u00a0; le signe et la couleur montrent la variation.',
    '[Marchés](/market)',
  ],
  marketClosed: [
    'Pourquoi un marché est-il fermé ou suspendu\u00a0?',
    '**Fermé** veut dire hors de ses heures de négociation\u00a0; la liste des marchés indique quand il ouvre. **Suspendu** veut dire que la négociation de cet instrument est interrompue, sans fin fixée.',
    'D’ici la reprise, vous ne pouvez ni ouvrir ni fermer de positions sur cet instrument, et le stop loss et le take profit ne peuvent pas agir. Le premier prix qui suit peut être moins bon que votre stop loss. Les ordres en attente le restent.',
    '[Marchés](/market) · [Ordres](/profile/orders)',
  ],
  planDue: [
    'Quand le montant d’un plan doit-il vous être restitué\u00a0?',
    'Un plan commence à sa date de valeur, le lendemain de l’achat, et se termine à 00:00 UTC le jour de son échéance. Votre montant doit alors vous être restitué\u00a0: il est ajouté à votre solde disponible avec le dernier versement quotidien. Cela n’est pas garanti.',
    'Vous pouvez fermer un plan avant terme pour {closeFee} de votre montant\u00a0; avant la date de valeur, c’est gratuit.',
    '[Trading de fonds](/trading)',
  ],
  loanOverdue: [
    'Que se passe-t-il si un prêt est en retard\u00a0?',
    'À la fin du jour d’échéance (UTC), nous prélevons le remboursement sur votre solde disponible. S’il ne suffit pas, le prêt est en retard. Il coûte alors {loanLate} du montant emprunté pour chaque jour, jamais d’intérêts sur les intérêts, et pas plus de {loanCap} de ce montant au total. Vous ne pouvez pas emprunter de nouveau avant de l’avoir remboursé.',
    'Le reste de votre argent n’est pas bloqué\u00a0: vous pouvez le retirer. Si vous ne pouvez pas rembourser, parlez-en à l’assistance en ligne\u00a0; c’est gratuit.',
    '[Vos prêts](/loan/record)',
  ],
  paymentLock: [
    'Pourquoi les paiements sont-ils bloqués, et qu’est-ce qui reste possible\u00a0?',
    'Après cinq mots de passe de sécurité incorrects, nous bloquons les paiements pendant 24 heures. Nous pouvons aussi les bloquer pour une autre raison\u00a0; vous voyez alors ce que nous vous avons écrit. Pendant le blocage, aucun argent n’entre ni ne sort, et vous ne pouvez ni acheter de plans ou d’options, ni ouvrir de positions, ni passer d’ordres en attente, ni faire d’offres, ni emprunter.',
    'Vous pouvez toujours tout consulter, fermer des positions et des plans, rembourser un prêt et contacter l’assistance. Après une réinitialisation du mot de passe de sécurité, seuls les retraits sont suspendus, pendant 24 heures. Nous ne vous demandons jamais de payer pour mettre fin à un blocage.',
    '[Sécurité](/profile/security)',
  ],
  accountFrozen: [
    'Que signifie un compte suspendu\u00a0?',
    'Nous avons suspendu le compte\u00a0: vous ne pouvez pas vous connecter. Les ordres en attente sont annulés, et les montants réservés pour eux sont de nouveau disponibles. Les positions restent ouvertes avec leur stop loss et leur take profit, et les plans se poursuivent.',
    'L’assistance en ligne vous en dira la raison\u00a0; vous pouvez la joindre sans vous connecter. Nous ne vous demandons jamais de payer pour cela.',
    '[Centre d’aide](/help)',
  ],
  lostAnswer: [
    'Que faire si aucune réponse n’arrive après l’envoi\u00a0?',
    'Nous demandons au serveur si votre ordre, votre paiement ou votre demande est bien arrivé. Si oui, vous voyez le résultat. Sinon, nous annulons l’envoi définitivement\u00a0: il ne peut plus être exécuté plus tard, et rien n’est débité. Il ne peut pas être exécuté deux fois.',
    'Tant que nous vérifions, ne l’envoyez pas de nouveau. Vous pouvez quitter la page\u00a0; nous vous dirons ce qu’il en est. Si nous ne pouvons pas le savoir, consultez d’abord vos ordres et vos transactions.',
    '[Ordres](/profile/orders) · [Transactions](/profile/transactions)',
  ],
}
