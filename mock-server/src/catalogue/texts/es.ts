import type { OfferTexts } from './offer-texts.ts'

export const es: OfferTexts = {
  notices: {
    forex:
      'El apalancamiento multiplica las pérdidas igual que las ganancias, y las divisas pueden saltar durante el fin de semana. Puede perder todo su margen.',
    crypto:
      'Los precios de las criptomonedas oscilan mucho a cualquier hora y pueden caer a cero. Puede perder todo lo que invierta.',
    stocks: 'Las acciones pueden perder todo su valor, y fuera de sesión no se puede cerrar una posición.',
    futures: 'Los futuros amplían los movimientos pequeños. Puede perder todo su margen en minutos.',
    metals:
      'Los precios de los metales reaccionan con fuerza a las noticias, y el apalancamiento multiplica las pérdidas igual que las ganancias.',
    etf: 'Un ETF sigue a su mercado a la baja y al alza, y el apalancamiento multiplica ambas cosas.',
    test: 'Un instrumento de prueba: su precio sigue un patrón fijo.',
    simulated: 'Los precios de este entorno de pruebas son simulados.',
  },
  plans: {
    forex: 'Smart forex',
    crypto: 'Smart cripto',
    stocks: 'Smart acciones',
    futures: 'Smart futuros',
    metals: 'Smart metales',
  },
  works: {
    harbour: 'Puerto al amanecer',
    hills: 'El camino cuesta arriba',
    snow: 'Primera nieve',
    market: 'Mercado nocturno',
    boats: 'Barcos de papel',
    bridge: 'El puente largo',
    rain: 'Lluvia sobre dos tejados',
    lanterns: 'Faroles que se elevan',
  },
  stories: {
    harbour:
      'Un velero descansa en el puerto mientras el sol sale detrás. Dibujado para este entorno de pruebas con cinco formas.',
    hills: 'Un camino sube entre dos colinas y desaparece antes de la cima. Nunca se ve lo que hay detrás.',
    snow: 'De noche caen los primeros copos sobre dos abetos. Aún no hay huellas en la nieve.',
    market:
      'Dos puestos abren al anochecer bajo una hilera de luces. El rojo vende fruta; el amarillo, sopa.',
    boats: 'Dos barcos plegados con cartas viejas cruzan un estanque. El naranja va delante.',
    bridge: 'Un puente tan largo que su otro extremo está en la hoja siguiente. Lleva un solo camino.',
    rain: 'La lluvia cae por turnos en dos tejados, uno rojo y otro naranja. Hay una ventana encendida.',
    lanterns: 'Cinco faroles suben en una noche de invierno. Cada uno lleva un deseo que nadie escribió.',
  },
  charities: {
    water: 'Agua limpia (entidad de ejemplo)',
    forests: 'Bosques en pie (entidad de ejemplo)',
    books: 'Libros para niños (entidad de ejemplo)',
    clinics: 'Clínicas móviles infantiles (entidad de ejemplo)',
  },
}
