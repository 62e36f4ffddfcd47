import type { Wording } from './wording.ts'

/** By locales/voice.md: verbs of the trade, one name for one thing, to the user as tu. */
export const it: readonly Wording[] = [
  {
    pattern: /\{\{count\}\} di /,
    reason: 'A figure is followed by its noun; only the word “million” takes “di”.',
    caught: '{{count}} di giorni',
    allowed: '{{count}} giorni',
  },
  {
    pattern: /(?<!\p{L})ricav[io](?!\p{L})/iu,
    reason: 'A plan pays rendimenti; ricavi are the sales of a company.',
    caught: 'Ricavo totale',
  },
  {
    pattern:
      /(?<!\p{L})accredit|(?<!\p{L})registro(?!\p{L})|registrazione di|si registra|nulla è stato registrato/iu,
    reason: 'Say pagamento giornaliero, aggiunto al saldo, transazioni: nothing is kept in a register.',
    caught: 'Ogni accredito è una riga del registro.',
    allowed: 'Non ci sono registrazione, licenza né servizio reclami.',
  },
  {
    pattern:
      /(?<!\p{L})penal[ei](?!\p{L})|uscita anticipata|usci(?:re|to|ta) (?:dal|dai|in anticipo)|esci prima/iu,
    reason: 'A plan is chiuso in anticipo, for a commissione di chiusura anticipata.',
    caught: 'Penale di uscita',
    allowed: 'Chiusura anticipata',
  },
  {
    pattern: /(?:saldo|liquidità) liber[oa]|capitale netto|in margine(?!\p{L})|tolto ora/iu,
    reason: 'Say saldo disponibile, valore del conto (equity), margine impegnato.',
    caught: 'Tolto ora dal disponibile',
  },
  {
    pattern: /(?<!\p{L})risparmio(?!\p{L})/iu,
    reason: 'Say interessi sulla liquidità: risparmio promises a deposit protection that does not exist.',
    caught: 'Il risparmio è attivo.',
  },
  {
    pattern:
      /importo (?:torna(?! disponibile)|restituito alla|è tornato)|torna al disponibile|capitale alla scadenza/iu,
    reason: 'Principal is due, and that is not guaranteed; a stake is restituito.',
    caught: 'L’importo torna con l’ultimo accredito.',
    allowed: 'L’importo torna disponibile.',
  },
  {
    pattern: /(?<!\p{L})segnal(?:a|i|ato|alo|azione)(?!\p{L})|modi di deposito/iu,
    reason: 'A deposit is inviato per la verifica; segnalare is for offences and faults.',
    caught: 'Segnala deposito',
  },
  {
    pattern: /(?<!\p{L})(?:guarda|il proprio)(?!\p{L})|si comincia|(?<!\p{L})gli stop(?!\p{L})/iu,
    reason: 'To the user as tu: vedi, il tuo, inizia; stop loss and take profit by name.',
    caught: 'Guarda i mercati',
  },
  {
    pattern: /(?<!\p{L})d[ao] (?:il|lo) (?:take|stop)/iu,
    reason: 'The reason of a close stands in brackets, so that no article is needed.',
    caught: 'posizione chiusa da lo stop loss',
  },
  {
    pattern: /\bdovuto (?:alla scadenza|con l’ultimo)/i,
    reason: 'The principal of a plan is owed to the user: say so, with the user as the one who gets it.',
    caught: 'Dovuto alla scadenza (non garantito)',
    allowed: 'Importo dovuto oggi',
  },
  {
    pattern: /^(?:Piano )?[Ss]caduto$|prestito (?:è|era) scaduto|, scaduto$/,
    reason: 'A plan that ended well is concluso, a loan that is late is in ritardo: scaduto says both.',
    caught: 'Il prestito è scaduto',
    allowed: 'La sessione è scaduta. Accedi di nuovo.',
    except: ['waiting:status.EXPIRED'],
  },
  {
    pattern: /prelevat[oi] (?:dal saldo|prima)/i,
    reason: 'A repayment is addebitato; a prelievo is money that the user takes out.',
    caught: 'L’importo è prelevato dal saldo disponibile.',
    allowed: 'Puoi prelevare come sempre.',
  },
  {
    pattern: /come concordato/i,
    reason: 'A list that failed to load promises nothing: the plans are not affected.',
    caught: 'Continuano a rendere come concordato.',
    except: ['plans:plans.disabled'],
  },
  {
    pattern: /Google\b[^.]*identità/,
    reason: 'Google would confirm an identity check; here a log-in with Google failed.',
    caught: 'Google non ha potuto confermare la tua identità.',
  },
  {
    pattern: /^bloccato$|^Bloccato [ad]|USD sono bloccati|nulla resta bloccato|^Blocca \{/,
    reason: 'Money on hold is vincolato; bloccato is said of the payment lock.',
    caught: 'Bloccato adesso',
    allowed: 'I pagamenti sono bloccati',
  },
  {
    pattern: /[Tt]asso attuale|[Tt]asso,? fissato|[Ff]issiamo il tasso/,
    reason: 'A tasso is of interest; currencies have a cambio.',
    caught: 'Tasso attuale per 1 USDT',
    allowed: 'Cambio attuale di 1 USDT',
  },
  {
    pattern: /(?<!\p{L})(?:puntata|vincit[ae]|[Rr]invia lo|decaduto|congelato)(?!\p{L})/u,
    reason:
      'A stake is an importo a rischio, not a bet; rinviare is to postpone; an order is scaduto, an account sospeso.',
    caught: 'La tua puntata è di nuovo disponibile.',
    allowed: 'L’importo a rischio è di nuovo disponibile.',
  },
  {
    pattern: /^Dovuto (?:oggi|il|sul)/,
    reason: 'Say who owes: il tuo debito, devi rimborsare.',
    caught: 'Dovuto sul conto reale',
    allowed: 'Il tuo debito oggi',
  },
  {
    pattern: /in diretta|valore intendi|lato giusto|(?<!\p{L})[Ii]n testa/u,
    reason:
      'Translated literally: say in tempo reale; volevi inserire; sopra o sotto il prezzo; l’offerta più alta.',
    caught: 'I prezzi di mercato sono in diretta.',
    allowed: 'I prezzi restano in tempo reale.',
  },
  {
    pattern: /(?<!\p{L})(?:l|dell)a dimensione|Dimensione della posizione/u,
    reason: 'The size of an order is its quantità.',
    caught: 'Correggi la dimensione',
    allowed: 'Dimensione del contratto (un lotto)',
  },
  {
    pattern: /^Non siamo riusciti a caricare [^.]*\.$/,
    reason: 'A title takes no full stop.',
    caught: 'Non siamo riusciti a caricare gli inviti.',
    allowed: 'Non siamo riusciti a caricare gli inviti',
    except: ['common:paging.failed', 'nfts:picture.failed'],
  },
  {
    pattern:
      /(?<!\p{L})(?:un|il|al|dal|del|nel|sul|i|dei|ai|dai|nei|sui) (?:<\d>)?\{\{(?:count\b[^}]*)?\}\}/iu,
    reason: 'Before 8, 11 and 80 the article is another: il giorno, a colon, or the noun first.',
    caught: 'Il prestito scade il {{}}.',
    allowed: 'Il prestito scade il giorno {{}}.',
  },
  {
    pattern: /^Impossibile /,
    reason: 'Where the product acts, it is we: non siamo riusciti a.',
    caught: 'Impossibile caricare gli inviti',
    allowed: 'Non siamo riusciti a caricare gli inviti',
  },
  {
    pattern: /^Vincolato (?:ora|adesso)$|^Da pagare ora/,
    reason:
      'Before the user confirms, nothing is on hold yet; margin is not paid: da vincolare, da addebitare.',
    caught: 'Vincolato adesso',
    allowed: 'Da vincolare ora',
    except: ['waiting:heldBefore'],
  },
  {
    pattern: /^Ritardo, \{\{/,
    reason: 'What is charged for being late is called interessi di mora wherever it stands.',
    caught: 'Ritardo, {{count}} giorni a {{}} USD',
    allowed: 'Interessi di mora, {{count}} giorni a {{}} USD',
  },
  {
    pattern:
      /(?<!\p{L})prova (?:del trasferimento|leggibile|\(facoltativa)|con la prova|^Prova$|Carica la prova/iu,
    reason: 'Prova is a test or an attempt: a deposit has a ricevuta, a withdrawal a giustificativo.',
    caught: 'Prova (facoltativa)',
    allowed: 'Prova con un’altra parola.',
  },
  {
    pattern: /[.] Resta aperta|Cercalo tra/,
    reason: 'The verb takes the noun before it as its subject, not the position or the work: name it.',
    caught: 'La negoziazione è sospesa. Resta aperta.',
    allowed: 'La negoziazione è sospesa. La posizione resta aperta.',
  },
  {
    pattern: /sono solo del conto reale/,
    reason: 'Translated literally: say sono disponibili solo sul conto reale.',
    caught: 'I piani sono solo del conto reale',
    allowed: 'I piani sono disponibili solo sul conto reale',
  },
  {
    pattern: /[Pp]relievo inviato(?! per la verifica)|invii il prelievo(?! per la verifica)/u,
    reason:
      'A withdrawal that is only submitted is inviato per la verifica: inviato alone says that it was paid.',
    caught: 'Prelievo inviato',
    allowed: 'Prelievo inviato per la verifica',
  },
]
