import type { LanguageBans } from './ban.ts'

export const it: LanguageBans = {
  wordings: {
    guaranteed: {
      pattern: /(?<!\b(?:non|senza|nessuna?|mai)\s(?:\S+\s)?)(?:garanti|garanzi)/i,
      caught: 'I rendimenti sono garantiti.',
      allowed: 'I rendimenti non sono garantiti.',
    },
    'risk-free': {
      pattern: /(?:senza|zero|nessun|priv[oi] di)\s+(?:alcun\s+)?risch/i,
      caught: 'Un piano senza rischi',
    },
    'sure profit': {
      pattern: /(?:profitt|guadagn)[oi]\s+(?:sicur|cert|assicurat)/i,
      caught: 'Guadagno sicuro',
    },
    'government-guaranteed': {
      pattern:
        /(?:garantit\S*|sostenut\S*|assicurat\S*)\s+(?:dallo Stato|dal governo)|garanzia\s+(?:statale|dello Stato|pubblica)/i,
      caught: 'Garantito dallo Stato',
    },
    'last chance': {
      pattern: /ultima\s+(?:occasione|possibilità|chance)|solo oggi|affrettati|da non perdere/i,
      caught: 'Ultima occasione',
    },
    'unlock fee': {
      pattern: /(?:costo|commissione|spese?|tassa)\s+(?:di|per lo)\s+sblocco/i,
      caught: 'È dovuta una commissione di sblocco.',
    },
    'tax before withdrawal': {
      pattern: /\b(?:tass[ae]|impost[ae])\b[^.]*prel[ie]|prel[ie][^.]*\b(?:tass[ae]|impost[ae])\b/i,
      caught: 'Paga la tassa prima del prelievo.',
    },
  },
  payFirst: {
    payment: /pag(?:a|are|amento)\b|deposit|versa|bonific|commission|\b(?:tass[ae]|impost[ae])\b/i,
    release: /preliev|prelev|sblocc|chiudere (?:il conto|l[’']account)|chiusura del conto/i,
    caught: 'Esegui un bonifico di verifica per sbloccare il conto.',
  },
}
