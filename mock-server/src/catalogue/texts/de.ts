import type { OfferTexts } from './offer-texts.ts'

export const de: OfferTexts = {
  notices: {
    forex:
      'Ein Hebel vervielfacht Verluste ebenso wie Gewinne, und Währungen können über das Wochenende springen. Sie können Ihre ganze Margin verlieren.',
    crypto:
      'Kryptokurse schwanken zu jeder Stunde stark und können auf null fallen. Sie können Ihren ganzen Einsatz verlieren.',
    stocks:
      'Aktien können ihren ganzen Wert verlieren, und außerhalb der Handelszeit können Sie keine Position schließen.',
    futures: 'Futures vergrößern kleine Bewegungen. Sie können binnen Minuten Ihre ganze Margin verlieren.',
    metals:
      'Metallkurse reagieren heftig auf Nachrichten, und ein Hebel vervielfacht Ihre Verluste ebenso wie Ihre Gewinne.',
    etf: 'Ein ETF folgt seinem Markt nach unten wie nach oben, und ein Hebel vervielfacht beides.',
    test: 'Ein Testinstrument: Sein Kurs folgt einem festen Muster.',
    simulated: 'Die Kurse in dieser Sandbox sind simuliert.',
  },
  plans: {
    forex: 'Smart Forex',
    crypto: 'Smart Krypto',
    stocks: 'Smart Aktien',
    futures: 'Smart Futures',
    metals: 'Smart Metalle',
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
  stories: {
    harbour:
      'Ein Segelboot liegt im Hafen, hinter ihm geht die Sonne auf. Für diese Sandbox aus fünf Formen gezeichnet.',
    hills:
      'Ein Weg steigt zwischen zwei Hügeln an und verschwindet vor dem Gipfel. Was dahinter liegt, zeigt das Bild nicht.',
    snow: 'Nachts fallen die ersten Flocken auf zwei Tannen. Im Schnee ist noch keine Spur zu sehen.',
    market:
      'Zwei Stände öffnen, sobald es dunkel wird, unter einer Lichterkette. Am roten gibt es Obst, am gelben Suppe.',
    boats: 'Zwei Papierboote, aus alten Briefen gefaltet, überqueren einen Teich. Das orange liegt vorn.',
    bridge:
      'Eine Brücke, so lang, dass ihr anderes Ende auf dem nächsten Blatt liegt. Sie trägt eine einzige Straße.',
    rain: 'Der Regen fällt abwechselnd auf zwei Dächer, ein rotes und ein oranges. Ein Fenster ist hell.',
    lanterns: 'Fünf Laternen steigen in einer Winternacht auf. Jede trägt einen Wunsch, der nirgends steht.',
  },
  charities: {
    water: 'Sauberes Wasser (Beispielorganisation)',
    forests: 'Wälder bewahren (Beispielorganisation)',
    books: 'Bücher für Kinder (Beispielorganisation)',
    clinics: 'Mobile Kinderklinik (Beispielorganisation)',
  },
}
