import type { Wording } from './wording.ts'

/** By locales/voice.md: verbs of the trade, one name for one thing, the Spanish of Spain. */
export const es: readonly Wording[] = [
  {
    pattern: /\{\{count\}\} de /,
    reason: 'A figure is followed by its noun; only the word “million” takes “de”.',
    caught: '{{count}} de días',
    allowed: '{{count}} días',
  },
  {
    pattern: /(?<!\p{L})(?:retiros?|billeteras?|boletas?|tasas?|período|en vivo)(?!\p{L})/iu,
    reason: 'Say retirada, monedero, ticket, tipo, periodo, en tiempo real: one region, Spain.',
    caught: 'Método de retiro',
    allowed: 'Retire dinero a su banco.',
  },
  {
    pattern: /(?<!\p{L})(?:el|la|una?|esta) sandbox(?!\p{L})/iu,
    reason: 'The noun is entorno de pruebas; sandbox stands after edición.',
    caught: 'La sandbox no envía correos.',
    allowed: 'En la edición sandbox no atiende nadie.',
  },
  {
    pattern:
      /(?<!\p{L})(?:libro|movimientos? del saldo)(?!\p{L})|no se registra nada|antes de registrar nada/iu,
    reason: 'Say transacciones; orders are cursadas or not: nothing is kept in a book.',
    caught: 'Cada abono es una línea de su libro.',
    allowed: 'No está registrado.',
  },
  {
    pattern: /(?<!\p{L})(?:abonos?|ingresos?)(?!\p{L})/iu,
    reason:
      'A plan pays rendimientos as a pago diario; money is añadido a su saldo. Ingreso is also a deposit.',
    caught: 'Los ingresos se abonan cada día.',
    allowed: 'Abonado',
  },
  {
    pattern: /penalizaci|(?<!\p{L})salir antes|salir de (?:un |los )?planes|salida anticipada/iu,
    reason: 'A plan is cerrado antes de plazo, for a comisión por cierre anticipado.',
    caught: 'Penalización por salida',
    allowed: 'Cierre anticipado',
  },
  {
    pattern: /(?:saldo|efectivo) libre|patrimonio|en margen(?!\p{L})/iu,
    reason: 'Say saldo disponible, valor de la cuenta (equity), margen utilizado.',
    caught: 'Patrimonio',
  },
  {
    pattern: /(?<!\p{L})ahorros?(?!\p{L})/iu,
    reason: 'Say intereses sobre el efectivo: ahorro promises a deposit protection that does not exist.',
    caught: 'El ahorro está activado.',
  },
  {
    pattern: /importe (?:vuelve|devuelto al)|capital al vencimiento/iu,
    reason: 'Principal is due, and that is not guaranteed.',
    caught: 'El importe vuelve con el último abono.',
  },
  {
    pattern: /notif(?:ica|ique)(?:r|n|lo)?(?!\p{L})|capital en riesgo|quedar en tablas/iu,
    reason: 'A deposit is enviado a revisión; say puede perder parte o todo el capital, no ganar ni perder.',
    caught: 'Notificar depósito',
    allowed: 'Notificaciones',
  },
  {
    pattern: /importe vence|a devolver al vencimiento/i,
    reason: 'The principal of a plan is owed to the user: say so, with the user as the one who gets it.',
    caught: 'Su importe vence con el último pago diario.',
    allowed: 'Total si se mantiene hasta el vencimiento',
  },
  {
    pattern: /plazo fijo/i,
    reason: 'A plazo fijo is a bank deposit; a plan is de duración determinada.',
    caught: 'Planes a plazo fijo',
    allowed: 'El plazo se fija antes de confirmar.',
  },
  {
    pattern: /^(?:Plan )?[Vv]encido$|queda vencido|, vencido$/,
    reason: 'A plan that ended well is finalizado, a loan that is late is en mora: vencido says both.',
    caught: 'El préstamo queda vencido',
    allowed: 'Vencimiento',
  },
  {
    pattern: /según lo acordado/i,
    reason: 'A list that failed to load promises nothing: the plans are not affected.',
    caught: 'Siguen rindiendo según lo acordado.',
    except: ['plans:plans.disabled'],
  },
  {
    pattern: /Google\b[^.]*identidad/,
    reason: 'Google would confirm an identity check; here a log-in with Google failed.',
    caught: 'Google no ha podido confirmar su identidad.',
  },
  {
    pattern: /(?<!\p{L})(?:retenid[oa]s?|retener)(?!\p{L})/iu,
    reason: 'Money on hold is reservado; retener is what a tax office does.',
    caught: 'Retenido ahora',
    allowed: 'Reservado ahora',
  },
  {
    pattern: /(?<!\p{L})a (?:devolver|pagar)(?!\p{L})/iu,
    reason: 'It does not say who pays, and is French usage: say importe que devuelve, se descuenta ahora.',
    caught: 'A devolver',
    allowed: 'Importe que devuelve',
  },
  {
    pattern: /^Préstamo pagado|^Debido|apostad|apuesta/u,
    reason: 'A loan paid out is desembolsado; a debt is su deuda; a stake is importe arriesgado, not a bet.',
    caught: 'Préstamo pagado',
    allowed: 'Préstamo desembolsado',
  },
  {
    pattern: /orden[^.]* (?:ha vencido|vence)(?!\p{L})|^Vencida$|(?<!\p{L})congelada/u,
    reason: 'An order caduca, a loan or a plan vence; an account is suspendida.',
    caught: 'Su orden pendiente de EURUSD ha vencido',
    allowed: 'Su orden pendiente de EURUSD ha caducado',
  },
  {
    pattern: /en directo|quiere decir|lado correcto|(?<!\p{L})en cabeza/iu,
    reason:
      'Translated literally: say en tiempo real; quería introducir; por encima o por debajo; la puja más alta.',
    caught: 'Los precios de mercado están en directo.',
    allowed: 'Los precios siguen en tiempo real.',
  },
  {
    pattern: /(?<!\p{L})(?:no pudimos|no se (?:envió|cargó))(?!\p{L})/iu,
    reason: 'In Spain what has just happened takes the perfect: no hemos podido, no se ha enviado.',
    caught: 'No pudimos cargar los instrumentos',
    allowed: 'No hemos podido cargar los instrumentos',
  },
  {
    pattern: /^No hemos podido cargar [^.]*\.$|No se han podido cargar/,
    reason: 'We could not load it: No hemos podido cargar …; as a title it takes no full stop.',
    caught: 'No se han podido cargar sus amigos.',
    allowed: 'No hemos podido cargar sus amigos',
    except: ['common:paging.failed', 'nfts:picture.failed'],
  },
  {
    pattern: /(?:^|[.;] )[Aa]sistencia puede|(?<!\p{L})a asistencia(?!\p{L})/u,
    reason: 'Asistencia without an article tells and asks nothing: el equipo de asistencia.',
    caught: 'Asistencia puede decirle por qué.',
    allowed: 'El equipo de asistencia puede decirle por qué.',
  },
  {
    pattern: /^\{\{count\}\} (?:ganancias?|pérdidas?)$/u,
    reason: 'Positions are counted, not gains: con ganancia, con pérdida.',
    caught: '{{count}} ganancias',
    allowed: '{{count}} con ganancia',
  },
]
