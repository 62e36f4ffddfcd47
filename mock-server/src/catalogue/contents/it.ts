import { announcements } from './announcements/it.ts'
import { legal } from './legal/it.ts'
import { questions } from './questions/it.ts'
import type { Pages } from './topic.ts'

/** The texts in Italian. */
export const it: Pages = {
  ...legal,
  ...questions,
  ...announcements,
  about: [
    'Chi siamo',
    'SWX è un software di esempio: un luogo per costruire e provare schermate di investimento per privati con un server che si comporta come uno vero.',
    'Dietro questa sandbox non c’è alcuna azienda. Non si muove denaro reale e tutti i prezzi sono simulati.',
  ],
  products: [
    'Come funzionano i prodotti',
    '- **Mercati**: forex, crypto, azioni, futures, metalli ed ETF, da seguire e da negoziare con la leva. Puoi perdere tutto il tuo margine.\n- **Opzioni a tempo fisso**: sono opzioni binarie. Se sbagli, perdi tutto l’importo a rischio.\n- **Trading di fondi**: piani a durata fissa con un tasso giornaliero. Non sono azioni, né un fondo, né un deposito bancario. Il tuo importo deve esserti restituito alla scadenza; non è garantito.\n- **Interessi sulla liquidità**: interessi giornalieri sul tuo saldo disponibile. Li paghiamo noi, senza tutela dei depositi.\n- **Prestiti**: una durata fissa, con il TAEG (APR) in primo piano. Devi rimborsare un prestito con gli interessi, qualunque cosa accada al denaro preso in prestito.\n- **NFT benefici**: fai un’offerta per un’opera digitale; se vinci l’asta, tutto il prezzo va all’ente indicato. Non sono un fondo d’investimento.',
    'Inizia in DEMO con {demoMoney} di denaro virtuale: non serve nessun deposito.',
  ],
  fees: [
    'Commissioni e tassi',
    '- Deposito: gratis.\n- Prelievo: {withdrawalFee} dell’importo, dedotto da esso. Non ci sono altre commissioni.\n- Apertura e chiusura di una posizione con leva: {orderFee} del suo nozionale ogni volta; all’apertura minimo {openFeeLeast}.\n- Chiusura anticipata di un piano: una commissione di {closeFee} dell’importo del piano; gratis prima della data di valuta.\n- Prestito: {loanRate} dell’importo al giorno; in caso di ritardo, invece, {loanLate} al giorno. Rimborsare prima è gratis.',
    'Fissiamo il cambio quando invii un deposito o un prelievo per la verifica.',
  ],
  contact: [
    'Contatti e assistenza',
    'Scrivici nell’assistenza online, nel centro assistenza. Tieni a portata di mano il numero dell’ordine o il riferimento. Nella sandbox non risponde nessuno e quello che scrivi resta sulla pagina.',
    'Non ti chiediamo mai la password, un codice o un trasferimento.',
  ],
  privacy: [
    'Informativa sulla privacy',
    'Una sandbox non è il posto per nomi, documenti o indirizzi reali: usa dati di esempio.',
    'Controlliamo le immagini e non le conserviamo. Conserviamo le password solo come hash con salt e i numeri di conto solo con gli ultimi quattro caratteri. Niente lascia il computer su cui gira la sandbox.',
  ],
  terms: [
    'Condizioni d’uso',
    'La sandbox serve per sviluppare e provare. Niente di ciò che mostra è una consulenza o un’offerta.',
    'I dati possono essere reimpostati in qualsiasi momento. Fino ad allora, quanto abbiamo confermato resta come confermato.',
  ],
  identity: [
    'Verifica dell’identità',
    'La verifica dell’identità serve per i prestiti e per i prelievi oltre {kycLimit} al giorno: carta d’identità, patente o passaporto, una foto di te con il documento e la tua firma. L’esame richiede fino a 48 ore.',
    'Non usare documenti reali qui. Il modulo offre degli esempi.',
  ],
  complaints: [
    'Gestione dei reclami',
    'Un reclamo è gratis e non ha mai conseguenze per il tuo account o il tuo denaro.',
    'Conserviamo ogni passaggio di un deposito, di un prelievo o di un prestito con l’ora e, se lo respingiamo, il motivo.',
  ],
  risk: [
    'Avviso sui rischi',
    'La leva moltiplica le perdite come i guadagni: puoi perdere tutto il margine di una posizione in pochi minuti. Chiudiamo una posizione automaticamente (stop out) quando del suo margine resta solo questa parte: {stopOut}.',
    'Un’opzione a tempo fisso è un’opzione binaria: tutto o niente. Se sbagli, perdi tutto l’importo a rischio. Quota di guadagno: {payout}. Quota di casi in cui devi avere ragione per non perdere denaro: più di {breakEven}.',
    'Piani e interessi sulla liquidità: i rendimenti non sono garantiti; capitale a rischio. Non c’è tutela dei depositi, e chiudere un piano in anticipo costa {closeFee} dell’importo del piano.',
    'Usa solo denaro che puoi permetterti di perdere. Esercitati prima in DEMO.',
  ],
  storage: [
    'Informativa sui cookie',
    'Non usiamo cookie né tracciatori. Il tuo browser conserva la sessione, la lingua, la modalità del conto, le impostazioni e le bozze. Uscendo, la sessione e le bozze vengono eliminate.',
  ],
  figures: [
    'Sulle nostre cifre',
    'Volumi, numero di utenti e anni di esperienza nella pagina iniziale sono testo di esempio, non verificato. Tassi e commissioni sono quelli che applichiamo davvero in questa sandbox.',
  ],
  sandbox: [
    'Guida alla sandbox',
    '- Codice di verifica: `123456` corretto, `000000` errato, `999999` scaduto.\n- E-mail: `frozen+…`, `locked+…`, `nodemo+…` su example.com.\n- Verifica dell’identità, cognome: `Approve`, `Reject`, `Slow`.\n- Deposito, fine dell’hash della transazione: `a0` approvato, `e1` respinto, `e2` non riuscito, `d0` già inviato.\n- Prelievo, fine dell’indirizzo o dell’intestatario: `REJECT`, `FAIL`, `SLOW`. Gli indirizzi che iniziano con `SANDBOX-` non hanno bisogno di checksum.\n- Prestito, centesimi: `.11` approvato, `.22` non approvato.\n- Strumenti: `SBX-UP`, `SBX-DOWN`, `SBX-FLAT`, `SBX-GAP`, `SBX-HALT`, `SBX-STALE`.',
  ],
}
