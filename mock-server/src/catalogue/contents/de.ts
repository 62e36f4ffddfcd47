import { announcements } from './announcements/de.ts'
import { legal } from './legal/de.ts'
import { questions } from './questions/de.ts'
import type { Pages } from './topic.ts'

/** The texts in German. */
export const de: Pages = {
  ...legal,
  ...questions,
  ...announcements,
  about: [
    'Über uns',
    'SWX ist Beispielsoftware: ein Ort, um Oberflächen für Privatanleger zu bauen und auszuprobieren, mit einem Server, der sich wie ein echter verhält.',
    'Hinter dieser Sandbox steht kein Unternehmen. Es bewegt sich kein echtes Geld, und alle Kurse sind simuliert.',
  ],
  products: [
    'Wie die Produkte funktionieren',
    '- **Märkte**: Forex, Krypto, Aktien, Futures, Metalle und ETFs, zum Beobachten und zum Handeln mit Hebel. Sie können Ihre ganze Margin verlieren.\n- **Festzeit-Optionen**: Das sind binäre Optionen. Liegen Sie falsch, verlieren Sie den ganzen Einsatz.\n- **Fondshandel**: Pläne mit fester Laufzeit und Tagessatz. Die Pläne sind keine Aktien, kein Fonds und keine Bankeinlage. Am Ende der Laufzeit soll Ihr Betrag an Sie zurückgezahlt werden; das ist nicht garantiert.\n- **Zinsen auf Guthaben**: tägliche Zinsen auf Ihr verfügbares Guthaben. Wir zahlen sie, und es gibt keine Einlagensicherung.\n- **Kredite**: feste Laufzeit, der effektive Jahreszins (APR) steht vorn. Sie müssen einen Kredit mit Zinsen zurückzahlen, was auch immer mit dem Geld geschieht.\n- **Charity-NFTs**: Sie bieten auf ein digitales Werk; der ganze Preis geht an die genannte Organisation. Die NFTs sind kein Investmentfonds.',
    'Beginnen Sie in DEMO mit {demoMoney} Spielgeld: Eine Einzahlung ist nicht nötig.',
  ],
  fees: [
    'Gebühren und Sätze',
    '- Einzahlung: kostenlos.\n- Auszahlung: {withdrawalFee} des Betrags, davon abgezogen. Eine andere Gebühr gibt es nicht.\n- Eröffnen und Schließen einer Hebelposition: je {orderFee} ihres Nominalwerts; beim Eröffnen mindestens {openFeeLeast}.\n- Vorzeitiges Auflösen eines Plans: {closeFee} Ihres Betrags als Auflösungsgebühr; vor der Valuta kostenlos.\n- Kredit: {loanRate} des Betrags pro Tag; im Verzug stattdessen {loanLate} pro Tag. Vorzeitig zurückzahlen kostet nichts.',
    'Der Umrechnungskurs wird festgehalten, wenn Sie eine Ein- oder Auszahlung einreichen.',
  ],
  contact: [
    'Kontakt und Support',
    'Schreiben Sie uns im Online-Support in der Hilfe. Halten Sie die Nummer der Order oder die Referenz bereit. In der Sandbox ist der Chat nicht besetzt, und was Sie schreiben, bleibt auf der Seite.',
    'Wir fragen nie nach Ihrem Passwort, einem Code oder einer Überweisung.',
  ],
  privacy: [
    'Datenschutz',
    'Eine Sandbox ist kein Ort für echte Namen, Dokumente oder Adressen: Verwenden Sie Beispieldaten.',
    'Bilder prüfen wir und bewahren sie nicht auf. Passwörter speichern wir nur als gesalzene Hashes, Kontonummern nur mit ihren letzten vier Zeichen. Nichts verlässt den Rechner, auf dem die Sandbox läuft.',
  ],
  terms: [
    'Nutzungsbedingungen',
    'Die Sandbox dient dem Entwickeln und Testen. Nichts, was sie zeigt, ist Beratung oder ein Angebot.',
    'Daten können jederzeit zurückgesetzt werden. Bis dahin bleibt, was wir bestätigt haben, so wie wir es bestätigt haben.',
  ],
  identity: [
    'Identitätsprüfung',
    'Für Kredite und für Auszahlungen über {kycLimit} am Tag brauchen Sie eine Identitätsprüfung: Personalausweis, Führerschein oder Reisepass, ein Foto von Ihnen mit dem Dokument und Ihre Unterschrift. Die Prüfung dauert bis zu 48 Stunden.',
    'Verwenden Sie hier keine echten Dokumente. Das Formular bietet Muster an.',
  ],
  complaints: [
    'Umgang mit Beschwerden',
    'Eine Beschwerde ist kostenlos und hat nie Folgen für Ihr Konto oder Ihr Geld.',
    'Wir halten jeden Schritt einer Einzahlung, einer Auszahlung oder eines Kredits mit Uhrzeit fest und, wenn wir sie ablehnen, mit dem Grund.',
  ],
  risk: [
    'Risikohinweis',
    'Ein Hebel vervielfacht Verluste ebenso wie Gewinne: Sie können die ganze Margin einer Position binnen Minuten verlieren. Wir schließen eine Position automatisch (Stop-Out), wenn noch {stopOut} ihrer Margin übrig sind.',
    'Eine Festzeit-Option ist eine binäre Option: alles oder nichts. Liegen Sie falsch, verlieren Sie den ganzen Einsatz. Bei einem Gewinn von {payout} müssen Sie in mehr als {breakEven} der Fälle richtig liegen, um kein Geld zu verlieren.',
    'Pläne und Zinsen auf Guthaben: Erträge sind nicht garantiert; Kapitalverlust ist möglich. Es gibt keine Einlagensicherung, und einen Plan vorzeitig aufzulösen kostet {closeFee} Ihres Betrags.',
    'Setzen Sie nur Geld ein, dessen Verlust Sie verkraften. Üben Sie zuerst in DEMO.',
  ],
  storage: [
    'Cookie-Richtlinie',
    'Wir setzen keine Cookies und keine Tracker ein. Ihr Browser speichert Sitzung, Sprache, Kontomodus, Einstellungen und Entwürfe. Beim Abmelden werden Sitzung und Entwürfe gelöscht.',
  ],
  figures: [
    'Zu unseren Zahlen',
    'Volumen, Nutzerzahlen und Jahre Erfahrung auf der Startseite sind Beispieltext, nicht geprüft. Sätze und Gebühren sind die, die wir in dieser Sandbox wirklich anwenden.',
  ],
  sandbox: [
    'Hinweise zur Sandbox',
    '- Bestätigungscode: `123456` richtig, `000000` falsch, `999999` abgelaufen.\n- E-Mail: `frozen+…`, `locked+…`, `nodemo+…` bei example.com.\n- Identitätsprüfung, Nachname: `Approve`, `Reject`, `Slow`.\n- Einzahlung, Ende des Transaktions-Hashs: `a0` genehmigt, `e1` abgelehnt, `e2` fehlgeschlagen, `d0` schon eingereicht.\n- Auszahlung, Ende der Adresse oder des Kontoinhabers: `REJECT`, `FAIL`, `SLOW`. Adressen, die mit `SANDBOX-` beginnen, brauchen keine Prüfsumme.\n- Kredit, Cent: `.11` genehmigt, `.22` abgelehnt.\n- Instrumente: `SBX-UP`, `SBX-DOWN`, `SBX-FLAT`, `SBX-GAP`, `SBX-HALT`, `SBX-STALE`.',
  ],
}
