import type { OfferTexts } from './offer-texts.ts'

export const fr: OfferTexts = {
  notices: {
    forex:
      'L’effet de levier multiplie les pertes comme les gains, et les devises peuvent décrocher pendant un week-end. Vous pouvez perdre toute votre marge.',
    crypto:
      'Les prix des cryptos varient fortement à toute heure et peuvent tomber à zéro. Vous pouvez perdre tout ce que vous y mettez.',
    stocks:
      'Les actions peuvent perdre toute leur valeur, et vous ne pouvez pas fermer une position hors séance.',
    futures:
      'Les futures amplifient les petits mouvements. Vous pouvez perdre toute votre marge en quelques minutes.',
    metals:
      'Les prix des métaux réagissent vivement aux nouvelles, et l’effet de levier multiplie vos pertes comme vos gains.',
    etf: 'Un ETF suit son marché à la baisse comme à la hausse, et l’effet de levier multiplie les deux.',
    test: 'Un instrument de test\u00a0: son prix suit un schéma fixe.',
    simulated: 'Les prix de cette sandbox sont simulés.',
  },
  plans: {
    forex: 'Smart forex',
    crypto: 'Smart crypto',
    stocks: 'Smart actions',
    futures: 'Smart futures',
    metals: 'Smart métaux',
  },
  works: {
    harbour: 'Le port à l’aube',
    hills: 'Le chemin qui monte',
    snow: 'Première neige',
    market: 'Marché de nuit',
    boats: 'Bateaux de papier',
    bridge: 'Le long pont',
    rain: 'Pluie sur deux toits',
    lanterns: 'Lanternes qui s’élèvent',
  },
  stories: {
    harbour:
      'Un voilier repose au port tandis que le soleil se lève derrière lui. Dessiné pour cette sandbox en cinq formes.',
    hills:
      'Un chemin monte entre deux collines et disparaît avant le sommet. On ne voit jamais ce qu’il y a derrière.',
    snow: 'Les premiers flocons tombent la nuit sur deux sapins. Aucune trace de pas dans la neige.',
    market:
      'Deux étals ouvrent à la tombée de la nuit sous une guirlande. Le rouge vend des fruits, le jaune de la soupe.',
    boats: 'Deux bateaux pliés dans de vieilles lettres traversent un étang. L’orange est en tête.',
    bridge: 'Un pont si long que son autre bout est sur la feuille suivante. Il porte une seule route.',
    rain: 'La pluie passe d’un toit à l’autre, le rouge puis l’orange. Une fenêtre est éclairée.',
    lanterns: 'Cinq lanternes montent par une nuit d’hiver. Chacune porte un vœu que personne n’a écrit.',
  },
  charities: {
    water: 'Eau propre (association fictive)',
    forests: 'Forêts debout (association fictive)',
    books: 'Des livres pour les enfants (association fictive)',
    clinics: 'Cliniques mobiles pour enfants (association fictive)',
  },
}
