import type { Pages } from './topic.ts'

/** The pages in German. */
export const de: Pages = {
  about: [
    'Über uns',
    'SWX ist ein Musterprodukt: ein Ort, um Oberflächen für Privatanleger gegen ein Backend zu bauen und auszuprobieren, das sich wie ein echtes verhält.',
    'Dahinter steht keine Firma, es bewegt sich kein echtes Geld, und alle Kurse sind simuliert.',
  ],
  products: [
    'Was angeboten wird',
    '- **Märkte**: Forex, Krypto, Aktien, Futures, Metalle und ETFs, zum Beobachten und Handeln.\n- **Fondshandel**: feste Laufzeit, täglicher Ertrag, Rückgabe des Einsatzes am Ende.\n- **Kredite**: feste Laufzeit, der effektive Jahreszins steht vorn.\n- **Charity-NFTs**: Auktionen, deren ganzer Erlös einem guten Zweck zukommt.',
    'Ein Demokonto mit 100 000.00 USD Übungsgeld ist von Anfang an offen.',
  ],
  fees: [
    'Gebühren und Sätze',
    '- Auszahlung: {withdrawalFee} des Betrags, davon abgezogen. Eine andere Gebühr wird nie verlangt.\n- Öffnen und Schließen einer gehebelten Position: je {orderFee} ihrer Größe.\n- Vorzeitiger Ausstieg aus dem Fondshandel: {exitPenalty} des Einsatzes, vor dem Valutadatum nichts.\n- Vorzeitige Rückzahlung eines Kredits: nichts.',
    'Einzahlungen sind kostenlos. Der Kurs einer Währung wird beim Einreichen festgehalten.',
  ],
  contact: [
    'Kontakt und Support',
    'Der Support antwortet im Chat des Hilfebereichs. Halten Sie die Nummer des Vorgangs oder die Trace-ID bereit.',
    'Der Support fragt nie nach einem Passwort, einem Code oder einer Überweisung.',
  ],
  privacy: [
    'Datenschutz',
    'Eine Sandbox ist kein Ort für echte Namen, Dokumente oder Adressen: Verwenden Sie Beispieldaten.',
    'Bilder werden geprüft und vergessen, Passwörter und Codes als gesalzene Hashes gespeichert, Kontonummern nur mit ihren letzten vier Zeichen. Nichts verlässt den Rechner, auf dem die Sandbox läuft.',
  ],
  terms: [
    'Nutzungsbedingungen',
    'Die Sandbox dient dem Entwickeln und Testen. Was sie zeigt, ist weder Rat noch Angebot.',
    'Daten können jederzeit zurückgesetzt werden. Bis dahin bleibt jeder beantwortete Vorgang, wie er beantwortet wurde.',
  ],
  identity: [
    'Identitätsprüfung',
    'Kredite und Auszahlungen über einer Tagesgrenze brauchen eine Identitätsprüfung: Personalausweis, Führerschein oder Reisepass, ein Foto damit und eine Unterschrift. Geprüft wird innerhalb von 48 Stunden.',
    'Musterdokumente liegen dem simulierten Backend bei. Senden Sie keine echten.',
  ],
  complaints: [
    'Beschwerden',
    'Sagen Sie dem Support, was wann geschehen ist, und nennen Sie die Nummer des Vorgangs. Die Antwort kommt im Chat.',
    'Jeder Schritt einer Einzahlung, einer Auszahlung oder eines Kredits wird mit Zeit und, bei einer Ablehnung, mit Grund festgehalten.',
  ],
  risk: [
    'Risikohinweis',
    'Ein Hebel vervielfacht Verluste ebenso wie Gewinne; eine Position kann in Minuten ihre ganze Margin verlieren. Eine Option mit fester Laufzeit kann den ganzen Einsatz verlieren. Bei einer Auszahlung von 85 % müssen Sie in mehr als 54 von 100 Fällen richtig liegen, um nicht zu verlieren.',
    'Handeln Sie nur mit Geld, auf das Sie verzichten können. Üben Sie zuerst im Demomodus.',
  ],
  storage: [
    'Cookies und Speicher',
    'Keine Cookies, keine Tracker. Der Browser merkt sich Sitzung, Sprache und Kontomodus; beim Abmelden wird die Sitzung gelöscht.',
  ],
  figures: [
    'Zu unseren Zahlen',
    'Umsätze, Nutzerzahlen und Jahre Erfahrung auf der Startseite sind Mustertext und als nicht geprüft gekennzeichnet. Sätze und Gebühren sind die, die die Sandbox wirklich bucht.',
  ],
  sandbox: [
    'Hinweise zur Sandbox',
    '- Bestätigungscode: `123456` richtig, `000000` falsch, `999999` abgelaufen.\n- E-Mail: `frozen+…`, `locked+…`, `nodemo+…` bei example.com.\n- Identitätsprüfung, Nachname: `Approve`, `Reject`, `Slow`.\n- Einzahlung, Ende der Transaktion: `a0` genehmigt, `e1` abgelehnt, `e2` fehlgeschlagen, `d0` doppelt gemeldet.\n- Auszahlung, Ende der Adresse oder des Kontoinhabers: `REJECT`, `FAIL`, `SLOW`. Adressen, die mit `SANDBOX-` beginnen, brauchen keine Prüfsumme.\n- Kredit, Cent: `.11` genehmigt, `.22` abgelehnt.\n- Instrumente: `SBX-UP`, `SBX-DOWN`, `SBX-FLAT`, `SBX-GAP`, `SBX-HALT`, `SBX-STALE`.',
  ],
}
