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
    reason: 'Say stop loss et take profit, erroné, du bon côté du prix.',
    caught: 'Modifier les stops de {{code}}',
  },
  {
    pattern: /\bdû (?:à l’échéance|avec le dernier)/i,
    reason: 'The principal of a plan is owed to the user: say so, with the user as the one who gets it.',
    caught: 'Dû à l’échéance (non garanti)',
    allowed: 'Dû aujourd’hui',
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
]
