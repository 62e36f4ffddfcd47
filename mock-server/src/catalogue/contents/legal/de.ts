import type { LegalPages } from '../topic.ts'

/** Legal pages in German. */
export const legal: LegalPages = {
  supervision: [
    'Zulassung und Aufsicht',
    'Wir haben keine Zulassung und behaupten auch nicht, eine zu haben; keine Behörde beaufsichtigt diese Sandbox. Es gibt weder Einlagensicherung noch Anlegerentschädigung.',
    'Ein Betreiber nennt hier die zuständige Behörde und die Nummer der Zulassung mit dem Link zum Register. Prüfen Sie einen solchen Eintrag immer im Register selbst.',
  ],
  profile: [
    'Unternehmensprofil',
    '- Firma: keine in der Sandbox\n- Sitz: keiner in der Sandbox\n- Registernummer: keine in der Sandbox\n- Geschäftsführung: keine in der Sandbox',
    'Ein Betreiber trägt hier seine eigenen Angaben ein, so wie sie im Register stehen.',
  ],
  partners: [
    'Partner',
    'Die Sandbox hat keine Partner. Die Hilfsorganisationen und anderen Namen darin sind erfunden.',
    'Ein Betreiber nennt hier einen Partner nur mit dessen Website und dem, was er tut.',
  ],
  complaintRoute: [
    'So beschweren Sie sich',
    '1. Schreiben Sie dem Online-Support: was wann geschehen ist, mit der Nummer der Order oder der Referenz.\n2. Hilft die Antwort nicht, wenden Sie sich an die Beschwerdestelle des Betreibers.\n3. Danach können Sie sich an eine Schlichtungsstelle oder die Behörde Ihres Landes wenden.',
    'Diese Sandbox hat keinen Betreiber: Der Chat ist nicht besetzt, und es gibt keine Beschwerde- und keine Schlichtungsstelle.',
  ],
  legal: [
    'Rechtliche Hinweise',
    'Dies ist Beispielsoftware ohne Betreiber. Sie können hier nicht wirklich anlegen, Kredite aufnehmen oder bieten, und nichts hier ist ein Vertrag.',
    'Was Sie in der Sandbox kaufen, gewinnen oder schulden, gibt es nur als Beispieldaten. Die Software steht unter der Apache-Lizenz 2.0.',
  ],
  disclaimer: [
    'Haftungsausschluss',
    'Kurse, Sätze, Personen, Hilfsorganisationen und Guthaben sind erfunden. Stützen Sie keine Entscheidung über echtes Geld darauf.',
    'Die Sandbox kann jederzeit enden, sich ändern oder ihre Daten verlieren.',
  ],
  advertising: [
    'Über Werbung',
    'Wir zeigen keine Werbung, und niemand zahlt dafür, hier gezeigt zu werden. Wir senden nichts, das Sie zum Handeln bewegen soll.',
    'Eine Zahl ohne Quelle ist als „Beispieltext, nicht geprüft“ gekennzeichnet. Das Risiko eines Produkts steht immer neben seinem Ertrag.',
  ],
}
