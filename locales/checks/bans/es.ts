import type { LanguageBans } from './ban.ts'

export const es: LanguageBans = {
  wordings: {
    guaranteed: {
      pattern: /(?<!(?:^|[\s¿(])(?:no|sin|ninguna?|nunca)\s(?:\S+\s)?)(?:garant[ií])/i,
      caught: 'Los rendimientos están garantizados.',
      allowed: 'Los rendimientos no están garantizados.',
    },
    'risk-free': {
      pattern: /(?:sin|cero|ningún|libre de)\s+(?:ningún\s+)?riesgo|riesgo cero/i,
      caught: 'Un plan sin riesgo',
    },
    'sure profit': {
      pattern: /(?:ganancia|beneficio)s?\s+(?:segur|ciert|asegurad)/i,
      caught: 'Ganancia segura',
    },
    'government-guaranteed': {
      pattern:
        /(?:garantizad\S*|respaldad\S*|asegurad\S*)\s+por el\s+(?:Estado|gobierno)|garantía\s+(?:estatal|del Estado|pública)/i,
      caught: 'Garantizado por el Estado',
    },
    'last chance': {
      pattern: /última\s+(?:oportunidad|ocasión)|solo hoy|date prisa|dese prisa|no se (?:lo|la) pierda/i,
      caught: 'Última oportunidad',
    },
    'unlock fee': {
      pattern: /(?:comisión|tarifa|tasa|cargo)\s+(?:de|por)\s+desbloqueo/i,
      caught: 'Se cobra una comisión de desbloqueo.',
    },
    'tax before withdrawal': {
      pattern: /impuesto[^.]*retir|retir[^.]*impuesto/i,
      caught: 'Pague el impuesto antes del retiro.',
    },
  },
  payFirst: {
    payment: /pag(?:ar|ue|o)\b|depósito|deposit|ingres[eo]|transfer|comisión|impuesto/i,
    release: /retir|desbloque|cerrar (?:la|su) cuenta|cierre de (?:la|su) cuenta/i,
    caught: 'Haga una transferencia de verificación para desbloquear la cuenta.',
  },
}
