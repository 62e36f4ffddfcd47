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
    'Zuerst prüfen wir sie; bis zur Genehmigung können Sie sie stornieren. Danach wartet sie auf das Netzwerk oder die Bank. Bis sie ausgezahlt ist, bleibt der Betrag reserviert. Wird sie abgelehnt oder schlägt sie fehl, ist der ganze Betrag samt Gebühr wieder verfügbar.',
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
    'Der Betrag Ihres Gebots ist nur reserviert, solange es das höchste ist. Werden Sie überboten, ist er sofort wieder verfügbar. Gewinnen Sie, geht der ganze Preis an die genannte Organisation.',
  ],
  waitingOrder: [
    'Was ist eine wartende Order?',
    'Eine Order, die eine Position eröffnet, sobald der Kurs Ihren Auslösekurs erreicht; sie heißt auch Pending Order. Eine **Limit-Order** wartet auf einen besseren Kurs als den aktuellen, eine **Stop-Order** darauf, dass der Kurs in ihre Richtung weiterläuft. Sie wartet, bis Sie sie stornieren, bis zum Ende des UTC-Tags oder bis zu einer Uhrzeit, die Sie wählen. Das Stornieren ist kostenlos.',
    '[Wartende Orders](/profile/orders?tab=waiting)',
  ],
  waitingHold: [
    'Wie viel ist für eine wartende Order reserviert?',
    'Die Margin zu Ihrem Auslösekurs und die Eröffnungsgebühr, {orderFee} des Nominalwerts der Position. Beides ist wieder verfügbar, wenn die Order storniert oder abgelehnt wird oder abläuft.',
    'Nach einer Kurslücke kann eine Limit-Order zu einem besseren Kurs als dem Auslösekurs ausgeführt werden, eine Stop-Order zu einem schlechteren. Was ein schlechterer Kurs über den reservierten Betrag hinaus kostet, ziehen wir von Ihrem verfügbaren Guthaben ab.',
    '[Wartende Orders](/profile/orders?tab=waiting) · [Guthaben](/profile/balance)',
  ],
  waitingEnded: [
    'Warum wurde eine wartende Order abgelehnt oder storniert?',
    '- **Abgelehnt**: Nach einer Kurslücke reichte Ihr verfügbares Guthaben für den schlechteren Kurs nicht aus, oder der Kurs lag schon jenseits von Stop-Loss oder Take-Profit der Order.\n- **Storniert**: durch Sie; weil die verknüpfte Order ausgeführt wurde; weil das Instrument nicht mehr angeboten wird; oder weil das Konto gesperrt oder das Demokonto zurückgesetzt wurde.\n- **Abgelaufen**: Die Zeit ist um. Solange der Markt geschlossen oder ausgesetzt ist, wartet eine Order nur.',
    'Den Grund sehen Sie bei der Order, und nichts bleibt reserviert.',
    '[Wartende Orders](/profile/orders?tab=waiting)',
  ],
  trailingStop: [
    'Wie funktioniert ein Trailing-Stop?',
    'Er ist ein Stop-Loss, der dem Kurs in einem Abstand folgt, den Sie festlegen. Bei einer Long-Position steigt er mit dem höchsten Kurs, bei einer Short-Position fällt er mit dem niedrigsten, und er geht nie zurück. Er ersetzt einen festen Stop-Loss.',
    'Der Abstand beträgt mindestens 10 Kursschritte (Ticks) und {trailingLeast} des Kurses. Nach einer Kurslücke wird die Position zum nächsten Kurs geschlossen, der schlechter als der Stop sein kann.',
    '[Orders](/profile/orders)',
  ],
  returnAndFall: [
    'Wie wird die Rendite auf der Seite „Gewinn und Verlust“ berechnet?',
    'Sie ist eine **zeitgewichtete Rendite**: Wir nehmen die Rendite jedes Abschnitts zwischen zwei Zeitpunkten, zu denen Geld ein- oder ausgezahlt wurde, und verketten sie. So zeigt sie, wie sich Positionen, Optionen, Pläne und Zinsen entwickelt haben, egal wann Sie ein- oder ausgezahlt haben.',
    'Beispiel: Sie beginnen mit {exampleStart}, gewinnen {exampleGain} und zahlen dann {exampleAdded} ein. Die zeitgewichtete Rendite beträgt {exampleReturn}, obwohl {exampleGain} nur {exampleShare} des eingezahlten Geldes sind. Ihre Kontoseite zeigt Gewinn und Verlust in USD, für den dort gewählten Zeitraum.',
    'Der größte Rückgang (Drawdown) ist der größte Verlust von einem Hoch zu einem späteren Tief; Ein- und Auszahlungen zählen nicht. Frühere Renditen sagen nichts über künftige aus.',
    '[Gewinn und Verlust](/profile/performance) · [Konto](/profile)',
  ],
  priceAlerts: [
    'Wie funktionieren Kursalarme?',
    'Klicken oder tippen Sie auf der Seite eines Instruments auf die Glocke und wählen Sie einen Kurs oder eine Tagesänderung in Prozent. Wir benachrichtigen Sie einmal oder jedes Mal, wenn der Wert erreicht wird, auch wenn keine Seite geöffnet ist. Möglich sind bis zu 100 Alarme. Ohne Anmeldung bleibt ein Alarm in Ihrem Browser und wirkt nur, solange eine Seite geöffnet ist.',
    'Ein Alarm platziert nie eine Order.',
    '[Märkte](/market) · [Mitteilungen](/profile/notification)',
  ],
  marketFigures: [
    'Was bedeuten die Zahlen in der Liste der Märkte?',
    '- **Tag, Woche, Monat, Jahr**: die Änderung gegenüber dem Schlusskurs vor 1, 7, 30 oder 365 Tagen (UTC).\n- **Tagesspanne, Jahresspanne**: wo der Kurs zwischen dem niedrigsten und dem höchsten Kurs dieser Zeit liegt.\n- **Volatilität**: wie stark sich die Tageskurse der letzten 30 Handelstage bewegt haben, nach oben oder unten, aufs Jahr gerechnet. Je höher sie ist, desto größer können Gewinne und Verluste sein.\n- **Volumen**: was in den letzten 24 Stunden gehandelt wurde, in USD; in dieser Sandbox simuliert.\n- **Heatmap**: Eine größere Kachel bedeutet mehr Volumen; Vorzeichen und Farbe zeigen die Änderung.',
    '[Märkte](/market)',
  ],
  marketClosed: [
    'Warum ist ein Markt geschlossen oder ausgesetzt?',
    '**Geschlossen** heißt: außerhalb der Handelszeiten; wann der Markt öffnet, sehen Sie in der Liste der Märkte. **Ausgesetzt** heißt: Der Handel mit diesem Instrument ruht, ohne festes Ende.',
    'Bis der Handel weitergeht, können Sie dort keine Positionen eröffnen oder schließen, und Stop-Loss und Take-Profit greifen nicht. Der erste Kurs danach kann schlechter als Ihr Stop-Loss sein. Wartende Orders warten weiter.',
    '[Märkte](/market) · [Orders](/profile/orders)',
  ],
  planDue: [
    'Wann wird der Betrag eines Plans an Sie zurückgezahlt?',
    'Ein Plan beginnt mit der Valuta, am Tag nach dem Kauf, und endet am Tag der Fälligkeit um 00:00 UTC. Dann soll Ihr Betrag an Sie zurückgezahlt werden: Er wird Ihrem verfügbaren Guthaben mit der letzten täglichen Gutschrift hinzugefügt. Das ist nicht garantiert.',
    'Vorzeitig auflösen können Sie einen Plan für {closeFee} Ihres Betrags; vor der Valuta ist es kostenlos.',
    '[Fondshandel](/trading)',
  ],
  loanOverdue: [
    'Was geschieht, wenn ein Kredit überfällig ist?',
    'Am Ende des Fälligkeitstags (UTC) ziehen wir die Rückzahlung von Ihrem verfügbaren Guthaben ab. Reicht es nicht, ist der Kredit überfällig. Dann kostet er für jeden Tag {loanLate} des geliehenen Betrags, nie Zinseszins und insgesamt nicht mehr als {loanCap} davon. Bis zur Rückzahlung können Sie keinen weiteren Kredit aufnehmen.',
    'Ihr übriges Geld ist nicht gesperrt: Sie können es sich auszahlen lassen. Wenn Sie nicht zurückzahlen können, sprechen Sie mit unserem Online-Support; das ist kostenlos.',
    '[Ihre Kredite](/loan/record)',
  ],
  paymentLock: [
    'Warum sind Zahlungen gesperrt, und was geht weiterhin?',
    'Nach fünf falschen Sicherheitspasswörtern sperren wir Zahlungen für 24 Stunden. Wir können sie auch aus einem anderen Grund sperren; dann sehen Sie, was wir Ihnen geschrieben haben. Während der Zahlungssperre geht kein Geld ein oder aus, und Sie können keine Pläne oder Optionen kaufen, keine Positionen eröffnen, keine wartenden Orders platzieren, nicht bieten und keinen Kredit aufnehmen.',
    'Sie können weiterhin alles ansehen, Positionen schließen, Pläne auflösen, einen Kredit zurückzahlen und den Support kontaktieren. Nach dem Zurücksetzen des Sicherheitspassworts ruhen nur Auszahlungen, 24 Stunden lang. Für das Ende einer Sperre verlangen wir nie eine Zahlung.',
    '[Sicherheit](/profile/security)',
  ],
  accountFrozen: [
    'Was bedeutet es, wenn ein Konto gesperrt ist?',
    'Wir haben das Konto gesperrt: Sie können sich nicht anmelden. Wartende Orders werden storniert, und die dafür reservierten Beträge sind wieder verfügbar. Offene Positionen bleiben mit Stop-Loss und Take-Profit offen, und Pläne laufen weiter.',
    'Den Grund erfahren Sie beim Online-Support; er ist auch ohne Anmeldung erreichbar. Wir verlangen dafür nie eine Zahlung.',
    '[Hilfe](/help)',
  ],
  lostAnswer: [
    'Was, wenn nach dem Absenden keine Antwort kommt?',
    'Wir fragen den Server, ob Ihre Order, Ihre Zahlung oder Ihr Antrag angekommen ist. Wenn ja, sehen Sie das Ergebnis. Wenn nicht, stornieren wir den Vorgang endgültig: Er kann später nicht mehr ausgeführt werden, und Ihnen wird nichts berechnet. Zweimal ausgeführt werden kann er nicht.',
    'Senden Sie nichts noch einmal, solange wir prüfen. Sie können die Seite verlassen; wir sagen Ihnen, wie es ausgegangen ist. Wenn wir es nicht herausfinden, sehen Sie zuerst in Ihren Orders und Umsätzen nach.',
    '[Orders](/profile/orders) · [Umsätze](/profile/transactions)',
  ],
}
