import type { Pages } from './topic.ts'

/** The pages in Italian. */
export const it: Pages = {
  about: [
    'Chi siamo',
    'SWX è un prodotto di esempio: un luogo per costruire e provare schermate di investimento davanti a un backend che si comporta come uno vero.',
    'Dietro non c’è alcuna società, nessun denaro reale si muove e tutti i prezzi sono simulati.',
  ],
  products: [
    'Che cosa si offre',
    '- **Mercati**: forex, cripto, azioni, futures, metalli ed ETF, da seguire e da negoziare.\n- **Trading di fondi**: durata fissa, rendimento giornaliero, capitale restituito alla scadenza.\n- **Prestiti**: durata fissa, con il costo annuo in primo piano.\n- **NFT benefici**: aste il cui intero prezzo va in beneficenza.',
    'Un conto demo con 100 000.00 USD per esercitarsi è aperto fin dall’inizio.',
  ],
  fees: [
    'Commissioni e tassi',
    '- Prelievo: {withdrawalFee} dell’importo, trattenuto da questo. Non si chiede mai altro.\n- Apertura e chiusura di una posizione con leva: {orderFee} della sua dimensione ciascuna.\n- Uscita anticipata dal trading di fondi: {exitPenalty} del capitale, nulla prima della data di valuta.\n- Rimborso anticipato di un prestito: nulla.',
    'I depositi sono gratuiti. Il cambio di una valuta è fissato all’invio del deposito o del prelievo.',
  ],
  contact: [
    'Contatti e assistenza',
    'L’assistenza risponde nella chat del centro assistenza. Serve il numero dell’operazione o l’identificativo di traccia.',
    'L’assistenza non chiede mai password, codici o bonifici.',
  ],
  privacy: [
    'Informativa sulla privacy',
    'Una sandbox non è il posto per nomi, documenti o indirizzi veri: si usano dati di esempio.',
    'Le immagini vengono esaminate e dimenticate, password e codici conservati come hash con sale, i numeri di conto solo con gli ultimi quattro caratteri. Nulla lascia la macchina su cui gira la sandbox.',
  ],
  terms: [
    'Condizioni d’uso',
    'La sandbox serve a sviluppare e a provare. Ciò che mostra non è né un consiglio né un’offerta.',
    'I dati possono essere azzerati in qualsiasi momento. Fino ad allora ogni operazione a cui si è risposto resta com’è.',
  ],
  identity: [
    'Verifica dell’identità',
    'I prestiti, e i prelievi oltre un limite giornaliero, richiedono una verifica dell’identità: carta d’identità, patente o passaporto, una foto insieme al documento e una firma. L’esame avviene entro 48 ore.',
    'Documenti di esempio accompagnano il backend simulato. Non si inviano documenti veri.',
  ],
  complaints: [
    'Reclami',
    'Si racconta all’assistenza che cosa è successo, quando, e il numero dell’operazione. La risposta arriva in chat.',
    'Ogni passo di un deposito, di un prelievo o di un prestito è conservato con l’ora e, in caso di rifiuto, con il motivo.',
  ],
  risk: [
    'Avvertenza sui rischi',
    'La leva moltiplica le perdite come i guadagni; una posizione può perdere tutto il margine in pochi minuti. Un’opzione a tempo fisso può perdere l’intera puntata. Con un pagamento dell’85 % occorre avere ragione più di 54 volte su 100 per non perdere.',
    'Si negozia solo con denaro a cui si può rinunciare, dopo essersi esercitati in modalità demo.',
  ],
  storage: [
    'Cookie e memoria',
    'Niente cookie e niente tracciatori. Il browser conserva la sessione, la lingua e la modalità del conto; uscendo, la sessione viene cancellata.',
  ],
  figures: [
    'Sulle nostre cifre',
    'Volumi, numero di utenti e anni di esperienza nella pagina iniziale sono testo di esempio, indicato come non verificato. Tassi e commissioni sono quelli che la sandbox registra davvero.',
  ],
  sandbox: [
    'Guida alla sandbox',
    '- Codice di verifica: `123456` giusto, `000000` sbagliato, `999999` scaduto.\n- E-mail: `frozen+…`, `locked+…`, `nodemo+…` su example.com.\n- Verifica dell’identità, cognome: `Approve`, `Reject`, `Slow`.\n- Deposito, fine della transazione: `a0` approvato, `e1` rifiutato, `e2` fallito, `d0` già segnalato.\n- Prelievo, fine dell’indirizzo o dell’intestatario: `REJECT`, `FAIL`, `SLOW`. Gli indirizzi che iniziano con `SANDBOX-` non hanno bisogno di checksum.\n- Prestito, centesimi: `.11` approvato, `.22` rifiutato.\n- Strumenti: `SBX-UP`, `SBX-DOWN`, `SBX-FLAT`, `SBX-GAP`, `SBX-HALT`, `SBX-STALE`.',
  ],
}
