import type { OfferTexts } from './offer-texts.ts'

export const de: OfferTexts = {
  notices: {
    forex:
      'Ein Hebel vervielfacht Verluste ebenso wie Gewinne, und Währungen können über das Wochenende springen.',
    crypto: 'Kryptokurse schwanken zu jeder Stunde stark und können auf null fallen.',
    stocks:
      'Aktien können ihren ganzen Wert verlieren, und außerhalb der Handelszeit lässt sich keine Position schließen.',
    futures:
      'Futures vergrößern kleine Bewegungen; ein Verlust kann binnen Minuten die ganze Margin aufzehren.',
    metals: 'Metallkurse reagieren heftig auf Nachrichten, und ein Hebel vervielfacht die Folgen.',
    etf: 'Ein Fonds folgt seinem Markt nach unten wie nach oben, und ein Hebel vervielfacht beides.',
    test: 'Ein Testinstrument: Sein Kurs folgt einem festen Muster.',
    simulated: 'Die Kurse in dieser Sandbox sind simuliert.',
  },
  plans: {
    forex: 'Smart Devisen',
    crypto: 'Smart Equity',
    stocks: 'Smart Aktien',
    futures: 'Smart Futures',
    metals: 'Smart Edelmetalle',
    global: 'Smart Global',
  },
  works: {
    harbour: 'Hafen im Morgengrauen',
    hills: 'Der Weg bergauf',
    snow: 'Erster Schnee',
    market: 'Nachtmarkt',
    boats: 'Papierboote',
    bridge: 'Die lange Brücke',
    rain: 'Regen auf zwei Dächern',
    lanterns: 'Aufsteigende Laternen',
  },
}
