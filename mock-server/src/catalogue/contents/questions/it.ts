import type { Questions } from '../topic.ts'

/** Questions with their answers in Italian. */
export const questions: Questions = {
  securityPassword: [
    'A che cosa serve la password di sicurezza?',
    'Sono sei cifre che confermano un prelievo. Dopo cinque tentativi errati blocchiamo i pagamenti per 24 ore per proteggere il tuo saldo.',
  ],
  identityNeeded: [
    'Quando serve la verifica dell’identità?',
    'Per i prestiti e per i prelievi oltre {kycLimit} al giorno. L’esame richiede fino a 48 ore. Non usare documenti reali qui.',
  ],
  demoAccount: [
    'Che cos’è il conto demo?',
    'Un conto separato con {demoMoney} di denaro virtuale, per posizioni e opzioni. Piani, prestiti, depositi e prelievi richiedono il conto reale. In questa sandbox anche quello contiene solo dati di esempio.',
  ],
  withdrawalTime: [
    'Quanto tempo richiede un prelievo?',
    'Prima lo esaminiamo. Finché non è approvato puoi annullarlo, e l’importo è vincolato. Poi attende la rete o la banca. Se viene respinto o fallisce, tutto l’importo è di nuovo disponibile, commissione compresa.',
  ],
  withdrawalCost: [
    'Quanto costa un prelievo?',
    'La commissione è {withdrawalFee} dell’importo e viene dedotta da esso. Il minimo è {withdrawalMin}. Non ci sono altre commissioni e non ti chiediamo mai di pagare per un prelievo.',
  ],
  depositRejected: [
    'Perché un deposito è stato respinto?',
    'Il motivo è indicato insieme al deposito. Spesso il trasferimento non è stato trovato o un altro utente lo ha già inviato. Gli indirizzi di questa sandbox non sono reali: non inviare niente a questi indirizzi.',
  ],
  closeEarly: [
    'Quanto costa chiudere un piano in anticipo?',
    'La commissione di chiusura anticipata è {closeFee} del tuo importo; prima della data di valuta è gratis. I rendimenti già pagati restano tuoi e il piano smette di rendere.',
  ],
  stopOut: [
    'Che cos’è uno stop out?',
    'Chiudiamo una posizione automaticamente quando resta il {stopOut} del suo margine. In caso di gap di prezzo puoi perdere al massimo il margine e la commissione di apertura.',
  ],
  fixedTimeOption: [
    'Che cos’è un’opzione a tempo fisso?',
    'Un’opzione binaria: scegli se il prezzo sarà più alto o più basso in un momento stabilito. Se hai ragione ricevi l’importo a rischio e in più una parte, fino a: {payout}. Se sbagli perdi tutto l’importo a rischio; se il prezzo è uguale, ti viene restituito.',
  ],
  cashProtected: [
    'Gli interessi sulla liquidità sono protetti?',
    'No. Li paghiamo ogni giorno sul saldo disponibile del tuo conto reale, e non c’è tutela dei depositi. I rendimenti non sono garantiti; capitale a rischio.',
  ],
  loanCost: [
    'Quanto costa un prestito?',
    'Gli interessi sono {loanRate} dell’importo al giorno; in caso di ritardo, invece, {loanLate} al giorno. Vedrai il TAEG (APR) e il totale da rimborsare prima di firmare.',
  ],
  repayEarly: [
    'Si può rimborsare un prestito in anticipo?',
    'Sì, in qualsiasi giorno e senza commissioni. Paghi gli interessi solo fino a quel giorno.',
  ],
  outbid: [
    'Che cosa succede se qualcuno supera la tua offerta?',
    'La tua offerta è vincolata solo finché è la più alta. Quando viene superata, l’importo è subito di nuovo disponibile. Se vinci, tutto il prezzo va all’ente indicato.',
  ],
}
