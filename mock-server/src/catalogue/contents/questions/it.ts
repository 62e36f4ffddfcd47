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
    'Prima lo esaminiamo: finché non è approvato puoi annullarlo. L’importo resta vincolato fino al pagamento. Una volta approvato, il prelievo attende la rete o la banca. Se viene respinto o non riesce, tutto l’importo è di nuovo disponibile, commissione compresa.',
  ],
  withdrawalCost: [
    'Quanto costa un prelievo?',
    'La commissione è {withdrawalFee} dell’importo e viene dedotta da esso. Il minimo è {withdrawalMin}. Non ci sono altre commissioni e non ti chiediamo mai di pagare per un prelievo.',
  ],
  depositRejected: [
    'Perché un deposito è stato respinto?',
    'Il motivo è indicato insieme al deposito. Spesso il trasferimento non è stato trovato o un altro utente lo ha già inviato per la verifica. Gli indirizzi di questa sandbox non sono reali: non inviare niente a questi indirizzi.',
  ],
  closeEarly: [
    'Quanto costa chiudere un piano in anticipo?',
    'La commissione di chiusura anticipata è {closeFee} dell’importo del piano; prima della data di valuta è gratis. I rendimenti già pagati restano tuoi e il piano smette di rendere.',
  ],
  stopOut: [
    'Che cos’è uno stop out?',
    'Chiudiamo una posizione automaticamente quando del suo margine resta solo questa parte: {stopOut}. In caso di gap di prezzo puoi perdere al massimo il margine e la commissione di apertura.',
  ],
  fixedTimeOption: [
    'Che cos’è un’opzione a tempo fisso?',
    'Un’opzione binaria: scegli se il prezzo sarà più alto o più basso in un momento stabilito. Se hai ragione ricevi l’importo a rischio e in più un guadagno, al massimo {payout} dell’importo. Se sbagli perdi tutto l’importo a rischio; se il prezzo è uguale, ti viene restituito.',
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
    'L’importo è vincolato solo finché la tua offerta è la più alta. Quando viene superata, l’importo è subito di nuovo disponibile. Se vinci, tutto il prezzo va all’ente indicato.',
  ],
  waitingOrder: [
    'Che cos’è un ordine in attesa?',
    'Un ordine che apre una posizione quando il prezzo raggiunge il tuo prezzo di attivazione; si chiama anche ordine pendente. Un **ordine limite** attende un prezzo migliore di quello attuale, un **ordine stop** attende che il prezzo prosegua nella sua direzione. Attende finché non lo annulli, fino alla fine del giorno UTC o fino all’ora che scegli. L’annullamento è gratuito.',
    '[Ordini in attesa](/profile/orders?tab=waiting)',
  ],
  waitingHold: [
    'Quanto è vincolato per un ordine in attesa?',
    'Il margine al prezzo di attivazione e la commissione di apertura, {orderFee} del nozionale della posizione. Entrambi tornano disponibili se l’ordine viene annullato, respinto o scade.',
    'Dopo un gap di prezzo, un ordine limite può essere eseguito a un prezzo migliore di quello di attivazione, un ordine stop a uno peggiore. Quanto un prezzo peggiore costa oltre l’importo vincolato viene dedotto dal tuo saldo disponibile.',
    '[Ordini in attesa](/profile/orders?tab=waiting) · [Saldo](/profile/balance)',
  ],
  waitingEnded: [
    'Perché un ordine in attesa è stato respinto o annullato?',
    '- **Respinto**: dopo un gap di prezzo il tuo saldo disponibile non bastava per il prezzo peggiore, oppure il prezzo aveva già superato lo stop loss o il take profit dell’ordine.\n- **Annullato**: da te; perché l’ordine collegato è stato eseguito; perché lo strumento non è più offerto; oppure perché l’account è stato sospeso o il conto demo reimpostato.\n- **Scaduto**: il suo termine è trascorso. Finché il mercato è chiuso o sospeso, un ordine si limita ad attendere.',
    'Il motivo è indicato accanto all’ordine, e nulla resta vincolato.',
    '[Ordini in attesa](/profile/orders?tab=waiting)',
  ],
  trailingStop: [
    'Come funziona un trailing stop?',
    'È uno stop loss che segue il prezzo alla distanza che scegli. Per una posizione long sale con il prezzo più alto, per una posizione short scende con il più basso, e non torna mai indietro. Sostituisce uno stop loss fisso.',
    'La distanza è di almeno 10 variazioni minime di prezzo (tick) e {trailingLeast} del prezzo. Dopo un gap di prezzo la posizione si chiude al prezzo successivo, che può essere peggiore dello stop.',
    '[Ordini](/profile/orders)',
  ],
  returnAndFall: [
    'Come si calcola il rendimento nella pagina «Profitti e perdite»?',
    'È un **rendimento ponderato per il tempo**: prendiamo il rendimento di ogni periodo tra due movimenti di denaro e li concateniamo. Mostra come sono andati posizioni, opzioni, piani e interessi, indipendentemente da quando hai depositato o prelevato.',
    'Esempio: inizi con {exampleStart}, guadagni {exampleGain} e poi depositi {exampleAdded}. Il rendimento ponderato per il tempo è pari a {exampleReturn}, anche se {exampleGain} corrispondono solo a {exampleShare} del denaro versato. La pagina del tuo account mostra profitti e perdite in USD, per il periodo scelto lì.',
    'Il calo massimo (drawdown) è la perdita più grande da un massimo a un minimo successivo; depositi e prelievi non contano. I rendimenti passati non dicono nulla su quelli futuri.',
    '[Profitti e perdite](/profile/performance) · [Account](/profile)',
  ],
  priceAlerts: [
    'Come funzionano gli avvisi di prezzo?',
    'Nella pagina di uno strumento premi la campanella e scegli un prezzo o una variazione del giorno in percentuale. Ti avvisiamo una volta, oppure ogni volta che quel valore viene raggiunto, anche se nessuna pagina è aperta. Puoi avere fino a 100 avvisi. Se non hai effettuato l’accesso, un avviso resta nel tuo browser e funziona solo finché una pagina è aperta.',
    'Un avviso non inserisce mai un ordine.',
    '[Mercati](/market) · [Notifiche](/profile/notification)',
  ],
  marketFigures: [
    'Che cosa significano le cifre nell’elenco dei mercati?',
    '- **Giorno, settimana, mese, anno**: la variazione dalla chiusura di 1, 7, 30 o 365 giorni fa (UTC).\n- **Intervallo del giorno, dell’anno**: dove si trova il prezzo tra il minimo e il massimo di quel periodo.\n- **Volatilità**: quanto si sono mossi, in su o in giù, i prezzi giornalieri degli ultimi 30 giorni di negoziazione, su base annua. Più è alta, più grandi possono essere guadagni e perdite.\n- **Volume**: quanto è stato scambiato nelle ultime 24 ore, in USD; simulato in questa sandbox.\n- **Mappa termica**: un riquadro più grande significa più volume; segno e colore mostrano la variazione.',
    '[Mercati](/market)',
  ],
  marketClosed: [
    'Perché un mercato è chiuso o sospeso?',
    '**Chiuso** significa fuori dagli orari di negoziazione; l’elenco dei mercati mostra quando apre. **Sospeso** significa che la negoziazione dello strumento è ferma, senza una fine stabilita.',
    'Finché non riprende, non puoi aprire o chiudere posizioni su quello strumento, e stop loss e take profit non possono intervenire. Il primo prezzo successivo può essere peggiore del tuo stop loss. Gli ordini in attesa continuano ad attendere.',
    '[Mercati](/market) · [Ordini](/profile/orders)',
  ],
  planDue: [
    'Quando deve esserti rimborsato l’importo di un piano?',
    'Un piano inizia alla data di valuta, il giorno dopo l’acquisto, e termina alle 00:00 UTC del giorno di scadenza. Allora l’importo deve esserti restituito: viene aggiunto al tuo saldo disponibile con l’ultimo pagamento giornaliero. Questo non è garantito.',
    'Puoi chiudere un piano in anticipo con una commissione di {closeFee} dell’importo del piano; prima della data di valuta è gratis.',
    '[Trading di fondi](/trading)',
  ],
  loanOverdue: [
    'Che cosa succede se un prestito è in ritardo?',
    'Alla fine del giorno di scadenza (UTC) addebitiamo il rimborso sul tuo saldo disponibile. Se non basta, il prestito è in ritardo. Da allora ogni giorno costa {loanLate} dell’importo preso in prestito, senza interessi sugli interessi, fino a un totale di {loanCap} di quell’importo. Non puoi chiedere un altro prestito finché non lo rimborsi.',
    'Il resto del tuo denaro non è bloccato: puoi prelevarlo. Se non riesci a rimborsare, parlane con l’assistenza online; è gratuito.',
    '[I tuoi prestiti](/loan/record)',
  ],
  paymentLock: [
    'Perché i pagamenti sono bloccati, e che cosa si può ancora fare?',
    'Dopo cinque password di sicurezza errate blocchiamo i pagamenti per 24 ore. Possiamo bloccarli anche per un altro motivo; in quel caso vedi che cosa ti abbiamo scritto. Durante il blocco non entra né esce denaro, e non puoi acquistare piani o opzioni, aprire posizioni, inserire ordini in attesa, fare offerte o chiedere prestiti.',
    'Puoi ancora consultare tutto, chiudere posizioni e piani, rimborsare un prestito e contattare l’assistenza. Dopo la reimpostazione della password di sicurezza sono sospesi solo i prelievi, per 24 ore. Non ti chiediamo mai di pagare per togliere un blocco.',
    '[Sicurezza](/profile/security)',
  ],
  accountFrozen: [
    'Che cosa significa che un account è sospeso?',
    'Abbiamo sospeso l’account: non puoi accedere. Gli ordini in attesa vengono annullati e gli importi vincolati per loro tornano disponibili. Le posizioni restano aperte con il loro stop loss e take profit, e i piani continuano.',
    'Chiedi il motivo all’assistenza online; puoi contattarla senza accedere. Non ti chiediamo mai di pagare per questo.',
    '[Centro assistenza](/help)',
  ],
  lostAnswer: [
    'Che cosa succede se dopo l’invio non arriva nessuna risposta?',
    'Chiediamo al server se il tuo ordine, pagamento o richiesta è arrivato. Se sì, vedi l’esito. Se no, lo annulliamo definitivamente: non può più essere eseguito e non ti viene addebitato nulla. Non può essere eseguito due volte.',
    'Finché stiamo verificando, non inviarlo di nuovo. Puoi lasciare la pagina; ti diremo com’è andata. Se non riusciamo a saperlo, controlla prima i tuoi ordini e le tue transazioni.',
    '[Ordini](/profile/orders) · [Transazioni](/profile/transactions)',
  ],
}
