import type { Announcements } from '../topic.ts'

/** Announcements in German. */
export const announcements: Announcements = {
  thisIsASandbox: [
    'Dies ist eine Sandbox',
    'Kurse, Personen und Guthaben sind hier erfunden, und es bewegt sich kein echtes Geld. Verwenden Sie hier keine echten Dokumente.',
  ],
  figuresByLanguage: [
    'Zahlen in der Schreibweise Ihrer Sprache',
    'Beträge, Prozente und Daten schreiben wir jetzt so, wie Ihre Sprache es tut. Beträge, die Sie eingeben, lesen wir ebenso und zeigen, was wir verstanden haben.',
  ],
  planNames: [
    'Pläne heißen nach ihrem Markt',
    'Ein Plan trägt jetzt den Namen seines Marktes, zum Beispiel „Smart Krypto“. Laufende Pläne und ihre Bedingungen haben sich nicht geändert.',
  ],
  loanCostFirst: [
    'Kredite zeigen zuerst den effektiven Jahreszins',
    'Vor der Unterschrift sehen Sie den effektiven Jahreszins (APR) und die gesamte Rückzahlung. Vorzeitig zurückzahlen können Sie an jedem Tag, ohne Gebühr.',
  ],
}
