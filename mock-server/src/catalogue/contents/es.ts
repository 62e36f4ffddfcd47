import type { Pages } from './topic.ts'

/** The pages in Spanish. */
export const es: Pages = {
  about: [
    'Quiénes somos',
    'SWX es un producto de ejemplo: un lugar para construir y probar pantallas de inversión frente a un backend que se comporta como uno real.',
    'Detrás no hay ninguna empresa, no se mueve dinero real y todos los precios son simulados.',
  ],
  products: [
    'Qué se ofrece',
    '- **Mercados**: forex, cripto, acciones, futuros, metales y ETF, para seguir y para operar.\n- **Trading de fondos**: plazo fijo, rendimiento diario, capital devuelto al vencimiento.\n- **Préstamos**: plazo fijo, con el coste anual por delante.\n- **NFT benéficos**: subastas cuyo precio íntegro va a una obra benéfica.',
    'Una cuenta demo con 100 000.00 USD de práctica está abierta desde el principio.',
  ],
  fees: [
    'Comisiones y tasas',
    '- Retirada: {withdrawalFee} del importe, descontado de él. Nunca se pide ninguna otra comisión.\n- Abrir y cerrar una posición apalancada: {orderFee} de su tamaño cada vez.\n- Salir antes del trading de fondos: {exitPenalty} del capital, nada antes de la fecha de valor.\n- Devolver antes un préstamo: nada.',
    'Los depósitos son gratuitos. El cambio de una moneda se fija al enviar el depósito o la retirada.',
  ],
  contact: [
    'Contacto y soporte',
    'El soporte responde en el chat del centro de ayuda. Tenga a mano el número de la operación o el identificador de seguimiento.',
    'El soporte nunca pide una contraseña, un código ni una transferencia.',
  ],
  privacy: [
    'Política de privacidad',
    'Una sandbox no es lugar para nombres, documentos o direcciones reales: use datos de ejemplo.',
    'Las imágenes se examinan y se olvidan, las contraseñas y los códigos se guardan como hashes con sal y los números de cuenta solo con sus cuatro últimos signos. Nada sale de la máquina que ejecuta la sandbox.',
  ],
  terms: [
    'Condiciones de uso',
    'La sandbox sirve para desarrollar y probar. Lo que muestra no es un consejo ni una oferta.',
    'Los datos pueden restablecerse en cualquier momento. Hasta entonces, cada operación respondida queda como se respondió.',
  ],
  identity: [
    'Verificación de identidad',
    'Los préstamos, y las retiradas por encima de un límite diario, requieren una verificación de identidad: documento de identidad, permiso de conducir o pasaporte, una foto con él y una firma. Se revisa en 48 horas.',
    'El backend simulado trae documentos de ejemplo. No envíe documentos reales.',
  ],
  complaints: [
    'Reclamaciones',
    'Diga al soporte qué ocurrió, cuándo, y el número de la operación. La respuesta llega por el chat.',
    'Cada paso de un depósito, una retirada o un préstamo se guarda con su hora y, si se rechazó, con el motivo.',
  ],
  risk: [
    'Advertencia de riesgo',
    'El apalancamiento multiplica las pérdidas igual que las ganancias; una posición puede perder todo su margen en minutos. Una opción de tiempo fijo puede perder todo lo apostado. Con un pago del 85 % hay que acertar más de 54 veces de cada 100 para no perder.',
    'Opere solo con dinero del que pueda prescindir. Practique primero en el modo demo.',
  ],
  storage: [
    'Cookies y almacenamiento',
    'Sin cookies ni rastreadores. El navegador guarda la sesión, el idioma y el modo de la cuenta; al cerrar sesión se borra la sesión.',
  ],
  figures: [
    'Sobre nuestras cifras',
    'Los volúmenes, el número de usuarios y los años de experiencia de la página de inicio son texto de ejemplo, marcado como no verificado. Las tasas y comisiones son las que la sandbox contabiliza de verdad.',
  ],
  sandbox: [
    'Guía de la sandbox',
    '- Código de verificación: `123456` correcto, `000000` incorrecto, `999999` caducado.\n- Correo: `frozen+…`, `locked+…`, `nodemo+…` en example.com.\n- Verificación de identidad, apellido: `Approve`, `Reject`, `Slow`.\n- Depósito, final de la transacción: `a0` aprobado, `e1` rechazado, `e2` fallido, `d0` ya comunicado.\n- Retirada, final de la dirección o del titular: `REJECT`, `FAIL`, `SLOW`. Las direcciones que empiezan por `SANDBOX-` no necesitan suma de comprobación.\n- Préstamo, céntimos: `.11` aprobado, `.22` rechazado.\n- Instrumentos: `SBX-UP`, `SBX-DOWN`, `SBX-FLAT`, `SBX-GAP`, `SBX-HALT`, `SBX-STALE`.',
  ],
}
