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
    'Primero la revisamos. Hasta que se aprueba puede cancelarla, y el importe queda reservado. Después espera a la red o al banco. Si se rechaza o falla, todo el importe vuelve a estar disponible, comisión incluida.',
  ],
  withdrawalCost: [
    '¿Cuánto cuesta una retirada?',
    'La comisión es el {withdrawalFee} del importe y se deduce de él. El mínimo es {withdrawalMin}. No hay ninguna otra comisión, y nunca le pedimos que pague por una retirada.',
  ],
  depositRejected: [
    '¿Por qué se rechazó un depósito?',
    'El motivo aparece junto al depósito. A menudo no se encontró la transferencia o ya la envió otro usuario. Las direcciones de este entorno de pruebas no son reales: no envíe nada a ellas.',
  ],
  closeEarly: [
    '¿Cuánto cuesta cerrar un plan antes de plazo?',
    'La comisión por cierre anticipado es el {closeFee} de su importe; antes de la fecha de valor es gratis. Los rendimientos ya pagados son suyos, y el plan deja de rendir.',
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
    'Su puja queda reservada solo mientras es la más alta. En cuanto la superan, el importe vuelve a estar disponible. Si gana, todo el precio va a la entidad indicada.',
  ],
}
