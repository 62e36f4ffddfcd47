import type { Questions } from '../topic.ts'

/** Questions with their answers in German. */
export const questions: Questions = {
  securityPassword: [
    'Wofür ist das Sicherheitspasswort?',
    'Es besteht aus sechs Ziffern und bestätigt eine Auszahlung. Nach fünf Fehlversuchen sperren wir Zahlungen für 24 Stunden, um Ihr Guthaben zu schützen.',
  ],
  identityNeeded: [
    'Wann ist eine Identitätsprüfung nötig?',
    'Für Kredite und für Auszahlungen über {kycLimit} am Tag. Die Prüfung dauert bis zu 48 Stunden. Verwenden Sie hier keine echten Dokumente.',
  ],
  demoAccount: [
    'Was ist das Demokonto?',
    'Ein eigenes Konto mit {demoMoney} Spielgeld, für Positionen und Optionen. Pläne, Kredite, Ein- und Auszahlungen brauchen das Realkonto. In dieser Sandbox enthält auch dieses nur Beispieldaten.',
  ],
  withdrawalTime: [
    'Wie lange dauert eine Auszahlung?',
    'Zuerst prüfen wir sie. Bis zur Genehmigung können Sie sie stornieren, und der Betrag ist reserviert. Danach wartet sie auf das Netzwerk oder die Bank. Wird sie abgelehnt oder schlägt sie fehl, ist der ganze Betrag samt Gebühr wieder verfügbar.',
  ],
  withdrawalCost: [
    'Was kostet eine Auszahlung?',
    'Die Gebühr beträgt {withdrawalFee} des Betrags und wird davon abgezogen. Der Mindestbetrag ist {withdrawalMin}. Eine andere Gebühr gibt es nicht, und wir verlangen für eine Auszahlung nie eine Zahlung von Ihnen.',
  ],
  depositRejected: [
    'Warum wurde eine Einzahlung abgelehnt?',
    'Der Grund steht bei der Einzahlung. Oft wurde der Transfer nicht gefunden, oder ein anderer Nutzer hat ihn schon eingereicht. Die Adressen in dieser Sandbox sind nicht echt: Senden Sie nichts dorthin.',
  ],
  closeEarly: [
    'Was kostet es, einen Plan vorzeitig aufzulösen?',
    'Die Auflösungsgebühr beträgt {closeFee} Ihres Betrags; vor der Valuta ist es kostenlos. Der bis dahin gezahlte Ertrag bleibt Ihnen, weiterer Ertrag entfällt.',
  ],
  stopOut: [
    'Was ist ein Stop-Out?',
    'Wir schließen eine Position automatisch, wenn noch {stopOut} ihrer Margin übrig sind. Bei einer Kurslücke können Sie höchstens die Margin und die Eröffnungsgebühr verlieren.',
  ],
  fixedTimeOption: [
    'Was ist eine Festzeit-Option?',
    'Eine binäre Option: Sie wählen, ob der Kurs zu einem festen Zeitpunkt höher oder niedriger ist. Liegen Sie richtig, erhalten Sie Ihren Einsatz und bis zu {payout} davon dazu. Liegen Sie falsch, verlieren Sie den ganzen Einsatz; bei gleichem Kurs erhalten Sie ihn zurück.',
  ],
  cashProtected: [
    'Sind Zinsen auf Guthaben geschützt?',
    'Nein. Wir zahlen sie täglich auf das verfügbare Guthaben Ihres Realkontos, und es gibt keine Einlagensicherung. Erträge sind nicht garantiert; Kapitalverlust ist möglich.',
  ],
  loanCost: [
    'Was kostet ein Kredit?',
    'Die Zinsen betragen {loanRate} des Betrags pro Tag; im Verzug stattdessen {loanLate} pro Tag. Vor der Unterschrift sehen Sie den effektiven Jahreszins (APR) und die gesamte Rückzahlung.',
  ],
  repayEarly: [
    'Lässt sich ein Kredit vorzeitig zurückzahlen?',
    'Ja, an jedem Tag und ohne Gebühr. Zinsen zahlen Sie nur bis zu diesem Tag.',
  ],
  outbid: [
    'Was geschieht, wenn jemand Sie überbietet?',
    'Ihr Gebot ist nur reserviert, solange es das höchste ist. Werden Sie überboten, ist der Betrag sofort wieder verfügbar. Gewinnen Sie, geht der ganze Preis an die genannte Organisation.',
  ],
}
