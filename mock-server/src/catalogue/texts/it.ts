import type { OfferTexts } from './offer-texts.ts'

export const it: OfferTexts = {
  notices: {
    forex:
      'La leva moltiplica le perdite come i guadagni, e le valute possono aprire con un salto dopo il fine settimana. Puoi perdere tutto il tuo margine.',
    crypto:
      'I prezzi delle crypto oscillano molto a ogni ora e possono azzerarsi. Puoi perdere tutto quello che investi.',
    stocks: 'Le azioni possono perdere tutto il loro valore, e fuori seduta non puoi chiudere una posizione.',
    futures: 'I futures amplificano i piccoli movimenti. Puoi perdere tutto il tuo margine in pochi minuti.',
    metals:
      'I prezzi dei metalli reagiscono bruscamente alle notizie, e la leva moltiplica le tue perdite come i tuoi guadagni.',
    etf: 'Un ETF segue il suo mercato al ribasso come al rialzo, e la leva moltiplica entrambi.',
    test: 'Uno strumento di prova: il suo prezzo segue uno schema fisso.',
    simulated: 'I prezzi in questa sandbox sono simulati.',
  },
  plans: {
    forex: 'Smart forex',
    crypto: 'Smart crypto',
    stocks: 'Smart azioni',
    futures: 'Smart futures',
    metals: 'Smart metalli',
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
  stories: {
    harbour:
      'Una barca a vela è ferma in porto mentre il sole sorge alle sue spalle. Disegnata per questa sandbox con cinque forme.',
    hills:
      'Un sentiero sale tra due colline e svanisce prima della cima. Non si vede mai che cosa c’è dietro.',
    snow: 'Di notte i primi fiocchi cadono su due abeti. Nella neve non c’è ancora un’orma.',
    market:
      'Due bancarelle aprono quando fa buio, sotto una fila di luci. La rossa vende frutta, la gialla zuppa.',
    boats:
      'Due barche piegate con vecchie lettere attraversano uno stagno. Quella arancione è davanti all’altra.',
    bridge: 'Un ponte così lungo che l’altro capo è sul foglio seguente. Porta una sola strada.',
    rain: 'La pioggia cade a turno su due tetti, uno rosso e uno arancione. Una finestra è accesa.',
    lanterns:
      'Cinque lanterne salgono in una notte d’inverno. Ognuna porta un desiderio che nessuno ha scritto.',
  },
  charities: {
    water: 'Acqua pulita (ente di esempio)',
    forests: 'Foreste in piedi (ente di esempio)',
    books: 'Libri per bambini (ente di esempio)',
    clinics: 'Cliniche mobili per bambini (ente di esempio)',
  },
}
