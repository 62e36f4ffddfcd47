import type { LanguageBans } from './ban.ts'

export const fr: LanguageBans = {
  wordings: {
    guaranteed: {
      pattern: /(?<!(?:pas|non|sans|aucune?|ni|jamais)\s(?:\S+\s)?)garanti(?!\S*\s+(?:pas|aucun|jamais))/i,
      caught: 'Les rendements sont garantis.',
      allowed: 'Les rendements ne sont pas garantis.',
    },
    'risk-free': { pattern: /(?:sans|zéro|aucun)\s+(?:aucun\s+)?risque/i, caught: 'Un plan sans risque' },
    'sure profit': {
      pattern: /(?:gain|profit|bénéfice)s?\s+(?:sûr|certain|assuré)/i,
      caught: 'Profit assuré',
    },
    'government-guaranteed': {
      pattern:
        /(?:garanti\S*|garantie|soutenu\S*|assuré\S*)\s+(?:par|de)\s+(?:l[’']État|le gouvernement)|garantie publique/i,
      caught: 'Garanti par l’État',
    },
    'last chance': {
      pattern: /dernière\s+(?:chance|occasion)|aujourd[’']hui seulement|dépêchez|à ne pas manquer/i,
      caught: 'Dernière chance',
    },
    'unlock fee': {
      pattern: /frais\s+de\s+dé(?:blocage|verrouillage)/i,
      caught: 'Des frais de déblocage s’appliquent.',
    },
    'tax before withdrawal': {
      pattern: /(?:taxe|impôt)[^.]*retir|(?:taxe|impôt)[^.]*retrait|retrait[^.]*(?:taxe|impôt)/i,
      caught: 'Payez la taxe avant le retrait.',
    },
  },
  payFirst: {
    payment: /pay(?:er|ez|ement)|paiement|dépôt|dépos|vir(?:er|ez|ement)|frais|taxe|impôt/i,
    release: /retrait|retir(?:er|ez)|débloqu|déverrouill|clôtur|fermer (?:le|votre) compte/i,
    caught: 'Faites un virement de vérification pour débloquer le compte.',
  },
}
