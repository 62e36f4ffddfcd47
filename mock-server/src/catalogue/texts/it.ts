import type { OfferTexts } from './offer-texts.ts'

export const it: OfferTexts = {
  notices: {
    forex:
      'La leva moltiplica le perdite come i guadagni, e le valute possono aprire con un gap dopo il fine settimana.',
    crypto: 'I prezzi delle cripto oscillano molto a ogni ora e possono azzerarsi.',
    stocks:
      'Le azioni possono perdere tutto il loro valore e fuori seduta una posizione non si può chiudere.',
    futures:
      'I futures amplificano i piccoli movimenti; una perdita può assorbire tutto il margine in pochi minuti.',
    metals: 'I prezzi dei metalli reagiscono bruscamente alle notizie, e la leva ne moltiplica gli effetti.',
    etf: 'Un fondo segue il suo mercato al ribasso come al rialzo, e la leva moltiplica entrambi.',
    test: 'Uno strumento di prova: il suo prezzo segue uno schema fisso.',
    simulated: 'I prezzi in questa sandbox sono simulati.',
  },
  plans: {
    forex: 'Smart valute',
    crypto: 'Smart equity',
    stocks: 'Smart azioni',
    futures: 'Smart futures',
    metals: 'Smart metalli',
    global: 'Smart globale',
  },
  works: {
    harbour: 'Porto all’alba',
    hills: 'Il sentiero in salita',
    snow: 'Prima neve',
    market: 'Mercato notturno',
    boats: 'Barche di carta',
    bridge: 'Il lungo ponte',
    rain: 'Pioggia su due tetti',
    lanterns: 'Lanterne che salgono',
  },
}
