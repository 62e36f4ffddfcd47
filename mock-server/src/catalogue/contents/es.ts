import { announcements } from './announcements/es.ts'
import { legal } from './legal/es.ts'
import { questions } from './questions/es.ts'
import type { Pages } from './topic.ts'

/** The texts in Spanish. */
export const es: Pages = {
  ...legal,
  ...questions,
  ...announcements,
  about: [
    'Quiénes somos',
    'SWX es un programa de ejemplo: un lugar para crear y probar pantallas de inversión para particulares con un servidor que se comporta como uno real.',
    'Detrás de esta edición sandbox no hay ninguna empresa. No se mueve dinero real y todos los precios son simulados.',
  ],
  products: [
    'Cómo funcionan los productos',
    '- **Mercados**: forex, cripto, acciones, futuros, metales y ETF, para seguirlos y operar con apalancamiento. Puede perder todo su margen.\n- **Opciones de tiempo fijo**: son opciones binarias. Si falla, pierde todo el importe arriesgado.\n- **Trading de fondos**: planes de duración determinada con un tipo diario. No son acciones, ni un fondo, ni un depósito bancario. Su importe se le debe devolver al final del plazo; no está garantizado.\n- **Intereses sobre el efectivo**: intereses diarios sobre su saldo disponible. Los pagamos nosotros, sin protección de depósitos.\n- **Préstamos**: una duración determinada, con la TAE (APR) por delante. Tiene que devolver un préstamo con intereses, pase lo que pase con el dinero.\n- **NFT benéficos**: puja por una obra digital y todo el precio va a la entidad indicada. No son un fondo de inversión.',
    'Empiece en DEMO con {demoMoney} de dinero ficticio: no hace falta ningún depósito.',
  ],
  fees: [
    'Comisiones y tipos',
    '- Depósito: gratis.\n- Retirada: {withdrawalFee} del importe, que se deduce de él. No hay ninguna otra comisión.\n- Apertura y cierre de una posición apalancada: {orderFee} de su nocional cada vez; en la apertura, mínimo {openFeeLeast}.\n- Cierre anticipado de un plan: una comisión del {closeFee} del importe del plan; gratis antes de la fecha de valor.\n- Préstamo: {loanRate} del importe al día; mientras haya retraso, {loanLate} al día en su lugar. Devolverlo antes es gratis.',
    'Fijamos el cambio cuando envía a revisión un depósito o una retirada.',
  ],
  contact: [
    'Contacto y asistencia',
    'Escríbanos en la asistencia en línea, en el centro de ayuda. Tenga a mano el número de la orden o la referencia. En el entorno de pruebas no responde nadie, y lo que escriba se queda en la página.',
    'Nunca le pedimos su contraseña, un código ni una transferencia.',
  ],
  privacy: [
    'Política de privacidad',
    'Un entorno de pruebas no es lugar para nombres, documentos o direcciones reales: use datos de ejemplo.',
    'Revisamos las imágenes y no las guardamos. Guardamos las contraseñas solo como hashes con sal, y los números de cuenta solo con sus cuatro últimos caracteres. Nada sale del ordenador que ejecuta el entorno de pruebas.',
  ],
  terms: [
    'Condiciones de uso',
    'El entorno de pruebas sirve para desarrollar y probar. Nada de lo que muestra es asesoramiento ni una oferta.',
    'Los datos pueden borrarse en cualquier momento. Hasta entonces, lo que confirmamos se queda tal como lo confirmamos.',
  ],
  identity: [
    'Verificación de identidad',
    'Los préstamos y las retiradas de más de {kycLimit} al día requieren verificar su identidad: documento de identidad, permiso de conducir o pasaporte, una foto suya con el documento y su firma. La revisión tarda hasta 48 horas.',
    'No use documentos reales aquí. El formulario ofrece muestras.',
  ],
  complaints: [
    'Tratamiento de las reclamaciones',
    'Una reclamación es gratis y nunca afecta a su cuenta ni a su dinero.',
    'Guardamos cada paso de un depósito, una retirada o un préstamo con su hora y, si lo rechazamos, el motivo.',
  ],
  risk: [
    'Advertencia de riesgos',
    'El apalancamiento multiplica las pérdidas igual que las ganancias: puede perder todo el margen de una posición en minutos. Cerramos una posición automáticamente (stop out) cuando queda el {stopOut} de su margen.',
    'Una opción de tiempo fijo es una opción binaria: todo o nada. Si falla, pierde todo el importe arriesgado. Con una ganancia del {payout} tiene que acertar en más del {breakEven} de los casos para no perder dinero.',
    'Planes e intereses sobre el efectivo: los rendimientos no están garantizados; puede perder parte o todo el capital. No hay protección de depósitos, y cerrar un plan antes de plazo cuesta el {closeFee} del importe del plan.',
    'Use solo dinero que pueda permitirse perder. Practique primero en DEMO.',
  ],
  storage: [
    'Política de cookies',
    'No usamos cookies ni rastreadores. Su navegador guarda la sesión, el idioma, el modo de cuenta, los ajustes y los borradores. Al cerrar sesión se borran la sesión y los borradores.',
  ],
  figures: [
    'Sobre nuestras cifras',
    'Los volúmenes, el número de usuarios y los años de experiencia de la página de inicio son texto de ejemplo, sin verificar. Los tipos y las comisiones son los que aplicamos de verdad en este entorno de pruebas.',
  ],
  sandbox: [
    'Guía del entorno de pruebas',
    '- Código de verificación: `123456` correcto, `000000` incorrecto, `999999` caducado.\n- Correo electrónico: `frozen+…`, `locked+…`, `nodemo+…` en example.com.\n- Verificación de identidad, apellido: `Approve`, `Reject`, `Slow`.\n- Depósito, final del hash de la transacción: `a0` aprobado, `e1` rechazado, `e2` fallido, `d0` ya enviado.\n- Retirada, final de la dirección o del titular: `REJECT`, `FAIL`, `SLOW`. Las direcciones que empiezan por `SANDBOX-` no necesitan suma de comprobación.\n- Préstamo, céntimos: `.11` aprobado, `.22` rechazado.\n- Instrumentos: `SBX-UP`, `SBX-DOWN`, `SBX-FLAT`, `SBX-GAP`, `SBX-HALT`, `SBX-STALE`.',
  ],
}
