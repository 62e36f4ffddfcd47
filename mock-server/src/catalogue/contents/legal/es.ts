import type { LegalPages } from '../topic.ts'

/** Legal pages in Spanish. */
export const legal: LegalPages = {
  supervision: [
    'Licencia y supervisión',
    'No hay ninguna licencia ni se afirma tenerla, y ninguna autoridad supervisa este entorno de pruebas. No hay protección de depósitos ni indemnización de inversores.',
    'Un operador indica aquí su autoridad y su número de licencia, con el enlace al registro. Compruebe siempre una inscripción así en el propio registro.',
  ],
  profile: [
    'Perfil de la empresa',
    '- Razón social: ninguna en el entorno de pruebas\n- Domicilio social: ninguno en el entorno de pruebas\n- Número de registro: ninguno en el entorno de pruebas\n- Administradores: ninguno en el entorno de pruebas',
    'Un operador escribe aquí sus propios datos, tal como constan en el registro.',
  ],
  partners: [
    'Colaboradores',
    'El entorno de pruebas no tiene colaboradores. Las entidades y los demás nombres que aparecen son inventados.',
    'Un operador solo nombra aquí a un colaborador con su sitio web y con lo que hace.',
  ],
  complaintRoute: [
    'Cómo reclamar',
    '1. Escriba a la asistencia en línea: qué ocurrió, cuándo, y el número de la orden o la referencia.\n2. Si la respuesta no basta, acuda al servicio de reclamaciones del operador.\n3. Después puede acudir a un defensor del cliente o a la autoridad de su país.',
    'Este entorno de pruebas no tiene operador: no responde nadie, y no hay servicio de reclamaciones ni defensor del cliente.',
  ],
  legal: [
    'Información legal',
    'Esto es un programa de ejemplo sin operador. Aquí no se puede invertir, pedir prestado ni pujar de verdad, y nada de lo que hay es un contrato.',
    'Lo que compra, gana o debe en el entorno de pruebas existe solo como datos de ejemplo. El programa está disponible bajo la licencia Apache 2.0.',
  ],
  disclaimer: [
    'Exención de responsabilidad',
    'Los precios, los tipos, las personas, las entidades y los saldos son inventados. No base en ellos ninguna decisión sobre dinero real.',
    'El entorno de pruebas puede detenerse, cambiar o perder sus datos en cualquier momento.',
  ],
  advertising: [
    'Sobre la publicidad',
    'No mostramos publicidad, y nadie paga por aparecer aquí. No enviamos nada para incitarle a operar.',
    'Una cifra sin fuente lleva la indicación «texto de ejemplo, sin verificar». El riesgo de un producto siempre se indica junto a su rendimiento.',
  ],
}
