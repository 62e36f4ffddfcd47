import type { Wording } from './wording.ts'

/** By locales/voice.md: verbs of the trade, one name for one thing. */
export const fr: readonly Wording[] = [
  {
    pattern: /\{\{count\}\} de /,
    reason: 'A figure is followed by its noun; only the word “million” takes “de”.',
    caught: '{{count}} de jours',
    allowed: '{{count}} jours',
  },
  {
    pattern: /(?<!\p{L})(?:livres?|comptabilisée?s?|mouvements? du solde)(?!\p{L})|rien n’est enregistré/iu,
    reason: 'Say transactions, versé, ajouté à votre solde: money is paid, nothing is kept in a book.',
    caught: 'Tous les mouvements du solde libre, tels qu’au livre.',
    allowed: 'Aucun mouvement de prix',
  },
  {
    pattern: /(?<!\p{L})crédit(?:s|é|ée|és|ées)?(?!\p{L})/iu,
    reason: 'A plan pays a versement quotidien; money is ajouté à votre solde. Crédit is a loan.',
    caught: 'Chaque crédit quotidien',
    allowed: 'Retrait recrédité',
  },
  {
    pattern: /pénalité|sortie anticipée|quitter (?:le|un|des|les) plans?/iu,
    reason: 'A plan is fermé avant terme, for frais de fermeture anticipée.',
    caught: 'Pénalité de sortie',
    allowed: 'Fermeture anticipée',
  },
  {
    pattern: /solde libre|liquidités libres|capitaux propres|en marge(?!\p{L})/iu,
    reason: 'Say solde disponible, valeur du compte (equity), marge utilisée.',
    caught: 'Capitaux propres',
  },
  {
    pattern: /(?<!\p{L})épargne/iu,
    reason: 'Say intérêts sur liquidités: épargne promises a deposit protection that does not exist.',
    caught: 'Désactiver l’épargne ?',
  },
  {
    pattern: /montant (?:revient|rendu)|de retour (?:au|sur)|capital à l’échéance/iu,
    reason: 'Principal is due, and that is not guaranteed.',
    caught: 'Le montant revient avec le dernier crédit.',
  },
  {
    pattern: /déclar(?:er|ez|é)(?!\p{L})/iu,
    reason: 'A deposit is soumis for review; déclarer is for the tax office and the police.',
    caught: 'Déclarer un dépôt',
  },
  {
    pattern: /vous (?:êtes|serez) (?:averti|connecté|déconnecté|inscrit)|déjà inscrit|une fois connecté/iu,
    reason: 'Reword so that no participle takes the gender of the user.',
    caught: 'Vous serez averti quand le prix montera.',
    allowed: 'Nous vous alerterons quand le prix montera.',
  },
  {
    pattern: /(?<!\p{L})les stops|de travers|cohérents/iu,
    reason: 'Say stop loss et take profit, erroné, au-dessus ou au-dessous du prix.',
    caught: 'Modifier les stops de {{code}}',
  },
  {
    pattern: /\bdû (?:à l’échéance|avec le dernier)/i,
    reason: 'The principal of a plan is owed to the user: say so, with the user as the one who gets it.',
    caught: 'Dû à l’échéance (non garanti)',
    allowed: 'Le montant dû',
  },
  {
    pattern: /comme convenu/i,
    reason: 'A list that failed to load promises nothing: the plans are not affected.',
    caught: 'Ils continuent de rapporter comme convenu.',
    except: ['plans:plans.disabled'],
  },
  {
    pattern: /Google\b[^.]*identité/,
    reason: 'Google would confirm an identity check; here a log-in with Google failed.',
    caught: 'Google n’a pas pu confirmer votre identité.',
  },
  {
    pattern: /^bloqué$|^Bloqué[ ,]|(?:disponible à|USD sont|reste) bloqué|^Bloquer \{/,
    reason: 'Money on hold is réservé; bloqué is said of the payment lock.',
    caught: 'Bloqué maintenant',
    allowed: 'Les paiements sont bloqués',
  },
  {
    pattern: /(?<!\p{L})gelée?s?(?!\p{L})/iu,
    reason: 'An account is suspendu; gel is an act of sanctions.',
    caught: 'Votre compte est gelé.',
  },
  {
    pattern: /en cas de clôture|Clôture partielle/,
    reason: 'A position is fermée; the clôture is the last price of a candle or a day.',
    caught: 'Net en cas de clôture à ce prix',
    allowed: 'Clôture précédente',
  },
  {
    pattern: /^Dû (?:aujourd|le|sur)/,
    reason: 'Say who owes: votre dette, vous devez.',
    caught: 'Dû sur votre compte réel',
    allowed: 'Votre dette aujourd’hui',
  },
  {
    pattern: /en direct|voulez-vous dire|bon côté du prix|(?<!\p{L})[Vv]ous menez/u,
    reason:
      'Translated literally: say en temps réel; vouliez-vous saisir; au-dessus ou au-dessous; votre offre est la plus élevée.',
    caught: 'Les prix sont en direct.',
    allowed: 'Les prix restent en temps réel.',
  },
  {
    pattern: /^Nous n’avons pas pu charger [^.]*\.$/,
    reason: 'A title takes no full stop.',
    caught: 'Nous n’avons pas pu charger vos alertes.',
    allowed: 'Nous n’avons pas pu charger vos alertes',
    except: ['common:paging.failed', 'nfts:picture.failed'],
  },
  {
    pattern: /[Vv]ous seul(?!\p{L})|vous a invité(?!\p{L})/u,
    reason: 'Reword so that no participle takes the gender of the user.',
    caught: 'Vous seul la voyez.',
    allowed: 'Elle n’est visible que par vous.',
  },
  {
    pattern: /^Prêt à rembourser$/,
    reason: 'It also means “ready to repay”: dette de prêt.',
    caught: 'Prêt à rembourser',
    allowed: 'Ce prêt était à rembourser le 3 mai.',
  },
  {
    pattern: /(?<!\p{L})[Ee]n examen(?!\p{L})/u,
    reason: 'In France a suspect is mis en examen; an application is en cours d’examen.',
    caught: 'Retrait en examen',
    allowed: 'En cours d’examen',
  },
  {
    pattern: /^Impossible (?:de |d’)/,
    reason: 'Where the product acts, it is we: nous n’avons pas pu.',
    caught: 'Impossible de charger vos alertes',
    allowed: 'Nous n’avons pas pu charger vos alertes',
  },
  {
    pattern: /^Réservé maintenant$|^À payer maintenant sur/,
    reason:
      'Before the user confirms, nothing is on hold yet; margin is not paid: sera réservé, sera débité.',
    caught: 'Réservé maintenant',
    allowed: 'Sera réservé à la confirmation',
  },
  {
    pattern: /^Retard, \{\{/,
    reason: 'What is charged for being late is called intérêts de retard wherever it stands.',
    caught: 'Retard, {{count}} jours à {{}} USD',
    allowed: 'Intérêts de retard, {{count}} jours à {{}} USD',
  },
  {
    pattern: /(?:^|[.!] )(?:Elle reste ouverte|Il attend)|Cherchez-l[ea] parmi/,
    reason:
      'The pronoun takes the noun before it, not the position, the order or the work that is meant: name it.',
    caught: 'La négociation est suspendue. Elle reste ouverte.',
    allowed: 'La négociation est suspendue. La position reste ouverte.',
  },
  {
    pattern: /^\{\{\}\} \p{L}+s \p{L}+s sur/u,
    reason: 'The plural is wrong when the figure is one: the noun comes first, then the figures.',
    caught: '{{}} étapes faites sur {{}}',
    allowed: 'Étapes terminées : {{}} sur {{}}',
  },
  {
    pattern: /vous a-t-(?:il|elle) aidé|^Date du jour$/,
    reason: 'Reword so that no participle takes the gender of the user; date du jour is today’s date.',
    caught: 'Cela vous a-t-il aidé ?',
    allowed: 'Cette réponse vous a-t-elle été utile ?',
  },
  {
    pattern: /n’est plus ici/,
    reason: 'Translated literally: what was withdrawn n’est plus disponible.',
    caught: 'Cette annonce n’est plus ici.',
    allowed: 'Cette annonce n’est plus disponible.',
  },
  {
    pattern: /^Nous n’avons pas pu (?:l[ea] |les |l’)/,
    reason:
      'No noun before the pronoun says what it stands for: name what could not be opened, checked or copied.',
    caught: 'Nous n’avons pas pu le vérifier',
    allowed: 'Nous n’avons pas pu vérifier le résultat',
  },
]
