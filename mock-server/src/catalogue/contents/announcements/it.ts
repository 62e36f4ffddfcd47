import type { Announcements } from '../topic.ts'

/** Announcements in Italian. */
export const announcements: Announcements = {
  thisIsASandbox: [
    'Questa è una sandbox',
    'Prezzi, persone e saldi qui sono inventati e non si muove denaro reale. Non usare documenti reali qui.',
  ],
  figuresByLanguage: [
    'Le cifre seguono la tua lingua',
    'Ora scriviamo importi, percentuali e date come fa la tua lingua. Leggiamo allo stesso modo gli importi che inserisci e mostriamo che cosa abbiamo capito.',
  ],
  planNames: [
    'I piani hanno il nome del loro mercato',
    'Un piano ora ha il nome del suo mercato, per esempio «Smart crypto». I piani in corso e le loro condizioni non sono cambiati.',
  ],
  loanCostFirst: [
    'I prestiti mostrano per primo il TAEG',
    'Vedrai il TAEG (APR) e il totale da rimborsare prima di firmare. Puoi rimborsare in anticipo in qualsiasi giorno, senza commissioni.',
  ],
}
