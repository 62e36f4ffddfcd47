import type { Wording } from './wording.ts'

/** By locales/voice.md: verbs of the trade, one name for one thing. */
export const de: readonly Wording[] = [
  {
    pattern: /(?<![a-zäöüß])Buch(?:es|s)?(?![a-zäöüß])|gebucht|(?<![a-zäöüß])bucht/,
    reason: 'Umsätze are in a Konto; a Buch is read. Say ausgeführt, gutgeschrieben or abgebucht.',
    caught: 'Jede Gutschrift ist eine Zeile in Ihrem Buch.',
    allowed: 'Buchstaben und Ziffern',
  },
  {
    pattern: /(?<![a-zäöüß])Tasten?(?![a-zäöüß])/,
    reason: 'A Taste is on the keyboard; what is on the screen is a Schaltfläche.',
    caught: 'Drücken Sie die Taste.',
  },
  {
    pattern: /Ausstiegs|aussteigen|ausgestiegen|Ausstieg/i,
    reason: 'A plan is vorzeitig aufgelöst, for an Auflösungsgebühr.',
    caught: 'Ausstiegskosten',
  },
  {
    pattern: /freie[ns]? Guthaben|Eigenkapital/,
    reason: 'Say verfügbares Guthaben and Kontowert (Equity); Eigenkapital is a term of balance sheets.',
    caught: 'Jede Bewegung des freien Guthabens',
  },
  {
    pattern: /(?<![a-zäöüß])Sparen(?![a-zäöüß])|Sparzins/,
    reason: 'Say Zinsen auf Guthaben: Sparen promises a deposit protection that does not exist.',
    caught: 'Sparen ist eingeschaltet.',
  },
  {
    pattern: /Einzahlung (?:gemeldet|melden)/,
    reason: 'A deposit is eingereicht, not gemeldet.',
    caught: 'Einzahlung melden',
  },
  {
    pattern: /kommt mit der letzten|herauskommt|geliehenes Geld kauft/i,
    reason: 'Principal is due, and that is not guaranteed; say what is paid or received.',
    caught: 'Der Betrag kommt mit der letzten Gutschrift zurück.',
  },
  {
    pattern: /(?:Betrag|Kapital)\b[^.;]*\bfällig\b|^Bei Fälligkeit fällig|Laufzeit fällig|Plan fällig/i,
    reason: 'The principal of a plan is owed to the user: say so, with the user as the one who gets it.',
    caught: 'Bei Fälligkeit fällig (nicht garantiert)',
    allowed: 'Jetzt fällig vom verfügbaren Guthaben',
  },
  {
    pattern: /wie vereinbart/i,
    reason: 'A list that failed to load promises nothing: the plans are not affected.',
    caught: 'Sie bringen weiter Ertrag wie vereinbart.',
    except: ['plans:plans.disabled'],
  },
  {
    pattern: /Google\b[^.]*Identität/,
    reason: 'Google would confirm an identity check; here a log-in with Google failed.',
    caught: 'Google konnte Ihre Identität nicht bestätigen.',
  },
  {
    pattern: /(?:^|[.:!?] )Sie (?:hat|bleibt|endet) /,
    reason: 'At the beginning of a sentence it reads as the user: the lock or the position is named.',
    caught: 'Sie hat kein Enddatum.',
  },
  {
    pattern: /(?<!\p{L})[Ll]eihen(?: Sie)?(?!\p{L})/u,
    reason: 'Leihen is both lend and borrow: a bank says einen Kredit aufnehmen.',
    caught: 'Bis dahin können Sie nichts leihen.',
    allowed: 'Geliehenes Geld wird hier nicht verzinst.',
  },
  {
    pattern: /(?<!\p{L})Transaktion(?:en)?(?![\p{L}-])/u,
    reason: 'A line of the account is an Umsatz; a Transaktion is what a network carries.',
    caught: 'Transaktion ansehen',
    allowed: 'Geben Sie den Transaktions-Hash ein.',
    except: ['deposit:list.next'],
  },
  {
    pattern: /können[^.;:]* auszahlen(?! lassen)/,
    reason: 'We pay out; the user has money paid out: sich … auszahlen lassen.',
    caught: 'Sie können höchstens 500 USD auszahlen.',
    allowed: 'Sie können sich höchstens 500 USD auszahlen lassen.',
  },
  {
    pattern: /(?<!\p{L})(?:eingefroren|(?:Ihre )?Identität (?:ist|wurde)(?: noch nicht)? geprüft)/u,
    reason: 'An account is gesperrt, an identity bestätigt: one name per status.',
    caught: 'Ihr Konto ist eingefroren.',
    allowed: 'Ihre Identität ist bestätigt.',
  },
  {
    pattern: /Wert meinen Sie|richtigen Seite|Sie führen|Ihr führendes/,
    reason:
      'Translated literally: say Welchen Wert wollten Sie eingeben; über oder unter dem Kurs; das höchste Gebot.',
    caught: 'Welchen Wert meinen Sie?',
    allowed: 'Ihr Gebot ist schon das höchste.',
  },
  {
    pattern: /konnten? nicht geladen werden|^Wir konnten [^.]* laden\.$/,
    reason: 'We could not load it: Wir konnten … nicht laden; as a title it takes no full stop.',
    caught: 'Die Gebote konnten nicht geladen werden.',
    allowed: 'Wir konnten die Gebote nicht laden',
    except: ['nfts:picture.failed'],
  },
  {
    pattern:
      /^(?:Für [^.]* auf „|Options-Einsatz, [^.]*(?:steigend|fallend)$|\{\{\}\}, (?:steigend|fallend)$)/,
    reason: 'An option is bought; auf etwas setzen is a bet. Its directions are Steigt and Fällt.',
    caught: 'Für 10 USD auf „steigt“ setzen',
    allowed: '„Steigt“ für 10 USD kaufen',
  },
  {
    pattern: /Limitpreis|Stop-Preis|Preis (?:korrigieren|einer)/,
    reason: 'What an instrument trades at is a Kurs; a work of art has a Preis.',
    caught: 'Limitpreis',
    allowed: 'Höchster Preis',
  },
  {
    pattern: /(?:[Ee]ndet|Angemeldet|genutzt|Erreicht|Bestätigt|gelesen) \{\{\}\}/,
    reason: 'A date takes its preposition: endet am, angemeldet am, erreicht am.',
    caught: 'endet {{}}',
    allowed: 'endet am {{}}',
  },
  {
    pattern: /^(?:Wird j|J)etzt (?:reserviert|(?:vom verfügbaren Guthaben )?abgezogen)$/,
    reason: 'Before the user confirms, nothing is on hold yet: Wird bei Bestätigung reserviert.',
    caught: 'Wird jetzt reserviert',
    allowed: 'Wird bei Bestätigung reserviert',
    except: ['waiting:heldBefore'],
  },
  {
    pattern: /(?:Jahr(?:essatz)?|Satz pro Jahr), einfach|^Einfach = /i,
    reason: 'Einfach reads as easy: the yearly rate is ohne Zinseszins, beside the one mit Zinseszins.',
    caught: 'Pro Jahr, einfach',
    allowed: 'Pro Jahr, ohne Zinseszins',
  },
  {
    pattern: /^Verzug, \{\{/,
    reason: 'What is charged for being late is called Verzugszinsen wherever it stands.',
    caught: 'Verzug, {{count}} Tage zu {{}} USD',
    allowed: 'Verzugszinsen, {{count}} Tage zu je {{}} USD',
  },
  {
    pattern:
      /(?<!\p{L})(?:reale[ns]? (?:Guthaben|Konto)|beigetreten|beitr(?:itt|eten)|(?:ersten|einem) Handel)(?!\p{L})/iu,
    reason: 'It is the Realkonto; one registers and does not join; a Trade can be counted, Handel cannot.',
    caught: 'Wird Ihrem realen Guthaben gutgeschrieben.',
    allowed: 'Wird Ihrem Realkonto gutgeschrieben.',
  },
  {
    pattern: /(?<!\p{L})Vorwahl(?!\p{L})/u,
    reason: 'A Vorwahl is also 030 or 0151, and without it the number that is kept is wrong: Ländervorwahl.',
    caught: 'Ziffern ohne Vorwahl.',
    allowed: 'Ziffern ohne Ländervorwahl.',
  },
  {
    pattern: /^Alle \{\{count\}\} Tage$/,
    reason: 'Beside a schedule it reads as every so many days: the button says zeigen.',
    caught: 'Alle {{count}} Tage',
    allowed: 'Alle {{count}} Tage zeigen',
  },
  {
    pattern: /(?<!\p{L})(?:Std|Min)(?![\p{L}.])/u,
    reason: 'An abbreviation takes its full stop, here as in the ages that the browser writes.',
    caught: 'noch {{hours}} Std',
    allowed: 'noch {{hours}} Std.',
  },
]
