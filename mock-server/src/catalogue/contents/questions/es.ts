import type { Questions } from '../topic.ts'

/** Questions with their answers in Spanish. */
export const questions: Questions = {
  securityPassword: [
    '¿Para qué sirve la contraseña de seguridad?',
    'Son seis cifras que confirman una retirada. Tras cinco intentos incorrectos bloqueamos los pagos durante 24 horas para proteger su saldo.',
  ],
  identityNeeded: [
    '¿Cuándo hace falta verificar la identidad?',
    'Para los préstamos y para las retiradas de más de {kycLimit} al día. La revisión tarda hasta 48 horas. No use documentos reales aquí.',
  ],
  demoAccount: [
    '¿Qué es la cuenta demo?',
    'Una cuenta aparte con {demoMoney} de dinero ficticio, para posiciones y opciones. Los planes, los préstamos, los depósitos y las retiradas requieren la cuenta real. En este entorno de pruebas también esa contiene solo datos de ejemplo.',
  ],
  withdrawalTime: [
    '¿Cuánto tarda una retirada?',
    'Primero la revisamos; hasta que se apruebe puede cancelarla. El importe queda reservado hasta que se pague. Una vez aprobada, la retirada espera a la red o al banco. Si se rechaza o falla, todo el importe queda disponible de nuevo, comisión incluida.',
  ],
  withdrawalCost: [
    '¿Cuánto cuesta una retirada?',
    'La comisión es el {withdrawalFee} del importe y se deduce de él. El mínimo es {withdrawalMin}. No hay ninguna otra comisión, y nunca le pedimos que pague por una retirada.',
  ],
  depositRejected: [
    '¿Por qué se rechazó un depósito?',
    'El motivo aparece junto al depósito. A menudo no se encontró la transferencia o ya la había enviado a revisión otro usuario. Las direcciones de este entorno de pruebas no son reales: no envíe nada a ellas.',
  ],
  closeEarly: [
    '¿Cuánto cuesta cerrar un plan antes de plazo?',
    'La comisión por cierre anticipado es el {closeFee} del importe del plan; antes de la fecha de valor es gratis. Los rendimientos ya pagados son suyos, y el plan deja de rendir.',
  ],
  stopOut: [
    '¿Qué es un stop out?',
    'Cerramos una posición automáticamente cuando queda el {stopOut} de su margen. En caso de hueco de precio, lo máximo que puede perder es el margen más la comisión de apertura.',
  ],
  fixedTimeOption: [
    '¿Qué es una opción de tiempo fijo?',
    'Una opción binaria: elige si el precio será más alto o más bajo en un momento fijado. Si acierta, recibe el importe arriesgado y hasta un {payout} más. Si se equivoca, pierde todo el importe arriesgado; si el precio es igual, se le devuelve.',
  ],
  cashProtected: [
    '¿Están protegidos los intereses sobre el efectivo?',
    'No. Los pagamos cada día sobre el saldo disponible de su cuenta real, y no hay protección de depósitos. Los rendimientos no están garantizados; puede perder parte o todo el capital.',
  ],
  loanCost: [
    '¿Cuánto cuesta un préstamo?',
    'Los intereses son el {loanRate} del importe al día; mientras haya retraso, el {loanLate} al día en su lugar. Verá la TAE (APR) y el total que devolverá antes de firmar.',
  ],
  repayEarly: [
    '¿Se puede devolver un préstamo antes?',
    'Sí, cualquier día y sin comisión. Solo paga intereses hasta ese día.',
  ],
  outbid: [
    '¿Qué pasa si alguien supera su puja?',
    'El importe queda reservado solo mientras su puja es la más alta. En cuanto otra la supera, vuelve a estar disponible al momento. Si gana, todo el precio va a la entidad indicada.',
  ],
  waitingOrder: [
    '¿Qué es una orden pendiente?',
    'Una orden que abre una posición cuando el precio llega a su precio de activación. Una **orden límite** espera un precio mejor que el actual; una **orden stop** espera que el precio siga en su dirección. Espera hasta que la cancele, hasta el final del día UTC o hasta la hora que elija. Cancelarla es gratis.',
    '[Órdenes pendientes](/profile/orders?tab=waiting)',
  ],
  waitingHold: [
    '¿Cuánto se reserva para una orden pendiente?',
    'El margen al precio de activación y la comisión de apertura, el {orderFee} del nocional de la posición. Ambos vuelven a estar disponibles si la orden se cancela, se rechaza o caduca.',
    'Tras un hueco de precio, una orden límite puede ejecutarse a un precio mejor que el de activación, y una orden stop, a uno peor. Lo que un precio peor cueste por encima del importe reservado se descuenta de su saldo disponible.',
    '[Órdenes pendientes](/profile/orders?tab=waiting) · [Saldo](/profile/balance)',
  ],
  waitingEnded: [
    '¿Por qué se ha rechazado o cancelado una orden pendiente?',
    '- **Rechazada**: tras un hueco de precio, su saldo disponible no bastaba para el precio peor, o el precio ya había superado el stop loss o el take profit de la orden.\n- **Cancelada**: por usted; porque se ejecutó la orden vinculada; porque el instrumento ya no se ofrece; o porque se suspendió la cuenta o se restableció la cuenta demo.\n- **Caducada**: se agotó su plazo. Mientras el mercado está cerrado o suspendido, una orden solo espera.',
    'El motivo aparece junto a la orden, y no queda nada reservado.',
    '[Órdenes pendientes](/profile/orders?tab=waiting)',
  ],
  trailingStop: [
    '¿Cómo funciona un stop dinámico?',
    'Es un stop loss que sigue al precio a la distancia que usted elija. En una posición larga sube con el precio más alto, en una corta baja con el más bajo, y nunca retrocede. Sustituye a un stop loss fijo. También se llama trailing stop.',
    'La distancia es de al menos 10 variaciones mínimas de precio (ticks) y el {trailingLeast} del precio. Tras un hueco de precio, la posición se cierra al precio siguiente, que puede ser peor que el stop.',
    '[Órdenes](/profile/orders)',
  ],
  returnAndFall: [
    '¿Cómo se calcula la rentabilidad de la página «Ganancias y pérdidas»?',
    'Es una **rentabilidad ponderada por tiempo**: tomamos la rentabilidad de cada periodo entre dos entradas o salidas de dinero y las encadenamos. Muestra cómo han ido sus posiciones, opciones, planes e intereses, con independencia de cuándo depositó o retiró dinero.',
    'Ejemplo: empieza con {exampleStart}, gana {exampleGain} y después deposita {exampleAdded}. La rentabilidad ponderada por tiempo es del {exampleReturn}, aunque {exampleGain} son solo el {exampleShare} del dinero aportado. La página de su cuenta muestra las ganancias y pérdidas en USD, para el periodo elegido allí.',
    'La mayor caída (drawdown) es la mayor pérdida desde un máximo hasta un mínimo posterior; los depósitos y las retiradas no cuentan. Las rentabilidades pasadas no dicen nada de las futuras.',
    '[Ganancias y pérdidas](/profile/performance) · [Cuenta](/profile)',
  ],
  priceAlerts: [
    '¿Cómo funcionan las alertas de precio?',
    'En la página de un instrumento, pulse la campana y elija un precio o una variación del día en porcentaje. Le avisamos una vez, o cada vez que se cruce ese valor, aunque no haya ninguna página abierta. Puede tener hasta 100 alertas. Si no ha iniciado sesión, la alerta se guarda en su navegador y solo funciona mientras haya una página abierta.',
    'Una alerta nunca cursa una orden.',
    '[Mercados](/market) · [Notificaciones](/profile/notification)',
  ],
  marketFigures: [
    '¿Qué significan las cifras de la lista de mercados?',
    '- **Día, semana, mes, año**: la variación desde el cierre de hace 1, 7, 30 o 365 días (UTC).\n- **Rango del día, del año**: dónde está el precio entre el mínimo y el máximo de ese tiempo.\n- **Volatilidad**: cuánto se movieron, al alza o a la baja, los precios diarios de los últimos 30 días de negociación, en términos anuales. Cuanto más alta, mayores pueden ser las ganancias y las pérdidas.\n- **Volumen**: lo negociado en las últimas 24 horas, en USD; simulado en este entorno de pruebas.\n- **Mapa de calor**: una casilla más grande significa más volumen; el signo y el color muestran la variación.',
    '[Mercados](/market)',
  ],
  marketClosed: [
    '¿Por qué está cerrado o suspendido un mercado?',
    '**Cerrado** significa fuera de su horario de negociación; la lista de mercados muestra cuándo abre. **Suspendido** significa que la negociación de ese instrumento está parada, sin un final fijado.',
    'Hasta que se reanude, no puede abrir ni cerrar posiciones en él, y el stop loss y el take profit no pueden actuar. El primer precio posterior puede ser peor que su stop loss. Las órdenes pendientes siguen esperando.',
    '[Mercados](/market) · [Órdenes](/profile/orders)',
  ],
  planDue: [
    '¿Cuándo se le debe devolver el importe de un plan?',
    'Un plan empieza en su fecha de valor, el día después de la compra, y termina a las 00:00 UTC del día de su vencimiento. Entonces se le debe devolver su importe: se añade a su saldo disponible con el último pago diario. Esto no está garantizado.',
    'Puede cerrar un plan antes de plazo por el {closeFee} del importe del plan; antes de la fecha de valor es gratis.',
    '[Trading de fondos](/trading)',
  ],
  loanOverdue: [
    '¿Qué ocurre si un préstamo está en mora?',
    'Al final del día de vencimiento (UTC) descontamos la devolución de su saldo disponible. Si no basta, el préstamo está en mora. Desde entonces cuesta el {loanLate} del importe prestado por cada día, nunca intereses sobre intereses, y en total no más del {loanCap} de ese importe. No puede pedir otro préstamo hasta devolverlo.',
    'El resto de su dinero no está bloqueado: puede retirarlo. Si no puede devolver el préstamo, hable con la asistencia en línea; es gratis.',
    '[Sus préstamos](/loan/record)',
  ],
  paymentLock: [
    '¿Por qué están bloqueados los pagos y qué sigue funcionando?',
    'Tras cinco contraseñas de seguridad incorrectas, bloqueamos los pagos durante 24 horas. También podemos bloquearlos por otro motivo; en ese caso verá lo que le hemos escrito. Durante el bloqueo no entra ni sale dinero, y no puede comprar planes ni opciones, abrir posiciones, cursar órdenes pendientes, pujar ni pedir préstamos.',
    'Todavía puede consultarlo todo, cerrar posiciones y planes, devolver un préstamo y contactar con asistencia. Tras restablecer la contraseña de seguridad, solo se pausan las retiradas, durante 24 horas. Nunca le pedimos que pague por levantar un bloqueo.',
    '[Seguridad](/profile/security)',
  ],
  accountFrozen: [
    '¿Qué significa que una cuenta está suspendida?',
    'Hemos suspendido la cuenta: no puede iniciar sesión. Las órdenes pendientes se cancelan y los importes reservados para ellas vuelven a estar disponibles. Las posiciones siguen abiertas con su stop loss y su take profit, y los planes continúan.',
    'Pregunte el motivo a la asistencia en línea; puede contactar con ella sin iniciar sesión. Nunca le pedimos que pague por ello.',
    '[Centro de ayuda](/help)',
  ],
  lostAnswer: [
    '¿Qué pasa si pulsó un botón y no llegó respuesta?',
    'Preguntamos al servidor si su orden, pago o solicitud llegó. Si llegó, verá el resultado. Si no, la cancelamos definitivamente: ya no puede ejecutarse y no se le cobra nada. No puede ejecutarse dos veces.',
    'Mientras lo comprobamos, no la envíe de nuevo. Puede salir de la página; le diremos cómo ha ido. Si no podemos averiguarlo, mire primero sus órdenes y transacciones.',
    '[Órdenes](/profile/orders) · [Transacciones](/profile/transactions)',
  ],
}
