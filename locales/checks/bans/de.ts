import type { LanguageBans } from './ban.ts'

export const de: LanguageBans = {
  wordings: {
    guaranteed: {
      pattern: /(?<!\b(?:nicht|kein\w*|ohne|nie)\s(?:\S+\s)?)garanti(?!\w*\s+(?:kein|nicht|nie))/i,
      caught: 'Die Erträge sind garantiert.',
      allowed: 'Die Erträge sind nicht garantiert.',
    },
    'risk-free': {
      pattern: /risikolos|risikofrei|(?:ohne|kein|null)\s+(?:jedes\s+)?Risiko/i,
      caught: 'Ein risikofreier Plan',
    },
    'sure profit': { pattern: /sicher(?:er|e|en)?\s+(?:Gewinn|Ertrag|Rendite)/i, caught: 'Sicherer Gewinn' },
    'government-guaranteed': {
      pattern:
        /staatlich\s+(?:garantiert|abgesichert|gesichert|gedeckt)|Staatsgarantie|vom Staat (?:garantiert|gedeckt)/i,
      caught: 'Staatlich garantiert',
    },
    'last chance': {
      pattern: /letzte\s+(?:Chance|Gelegenheit)|nur heute|jetzt schnell|beeilen/i,
      caught: 'Letzte Chance',
    },
    'unlock fee': {
      pattern: /(?:Entsperr|Freischalt|Freigabe)(?:ungs)?(?:gebühr|zahlung|kosten)/i,
      caught: 'Es fällt eine Entsperrgebühr an.',
    },
    'tax before withdrawal': {
      pattern: /Steuer[^.]*auszahl|auszahl[^.]*Steuer/i,
      caught: 'Zahlen Sie die Steuer vor der Auszahlung.',
    },
  },
  payFirst: {
    payment: /einzahl|bezahl|\bzahl|überweis|gebühr|steuer/i,
    release: /auszahl|entsperr|freischalt|freigeb|Konto schließen/i,
    caught: 'Überweisen Sie zur Bestätigung, um das Konto zu entsperren.',
  },
}
