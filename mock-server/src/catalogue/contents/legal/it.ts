import type { LegalPages } from '../topic.ts'

/** Legal pages in Italian. */
export const legal: LegalPages = {
  supervision: [
    'Licenza e vigilanza',
    'Non c’è nessuna licenza, né dichiariamo di averne una, e nessuna autorità vigila su questa sandbox. Non c’è tutela dei depositi né indennizzo degli investitori.',
    'Un gestore indica qui la sua autorità e il numero di licenza, con il link al registro. Verifica sempre un’iscrizione nel registro stesso.',
  ],
  profile: [
    'Profilo della società',
    '- Denominazione: nessuna nella sandbox\n- Sede legale: nessuna nella sandbox\n- Numero di registro: nessuno nella sandbox\n- Amministratori: nessuno nella sandbox',
    'Un gestore inserisce qui i propri dati, come risultano dal registro.',
  ],
  partners: [
    'Partner',
    'La sandbox non ha partner. Gli enti e gli altri nomi che vi compaiono sono inventati.',
    'Un gestore indica qui un partner solo con il suo sito e con quello che fa.',
  ],
  complaintRoute: [
    'Come presentare un reclamo',
    '1. Scrivi all’assistenza online: che cosa è successo, quando, e il numero dell’ordine o il riferimento.\n2. Se la risposta non basta, rivolgiti all’ufficio reclami del gestore.\n3. Dopo puoi rivolgerti a un arbitro o all’autorità del tuo Paese.',
    'Questa sandbox non ha un gestore: non risponde nessuno e non ci sono né un ufficio reclami né un arbitro.',
  ],
  legal: [
    'Informazioni legali',
    'Questo è un software di esempio senza gestore. Qui non puoi investire, prendere in prestito o fare offerte davvero, e niente qui è un contratto.',
    'Quello che acquisti, vinci o devi nella sandbox esiste solo come dato di esempio. Il software è disponibile con la licenza Apache 2.0.',
  ],
  disclaimer: [
    'Esclusione di responsabilità',
    'Prezzi, tassi, persone, enti e saldi sono inventati. Non basare su di essi decisioni che riguardano denaro reale.',
    'La sandbox può fermarsi, cambiare o perdere i suoi dati in qualsiasi momento.',
  ],
  advertising: [
    'Sulla pubblicità',
    'Non mostriamo pubblicità e nessuno paga per comparire qui. Non inviamo niente per spingerti a operare.',
    'Una cifra senza fonte è segnata «testo di esempio, non verificato». Il rischio di un prodotto è sempre indicato accanto al suo rendimento.',
  ],
}
