import type { Announcements } from '../topic.ts'

/** Announcements in Spanish. */
export const announcements: Announcements = {
  thisIsASandbox: [
    'Esto es un entorno de pruebas',
    'Aquí los precios, las personas y los saldos son inventados, y no se mueve dinero real. No use documentos reales aquí.',
  ],
  figuresByLanguage: [
    'Las cifras siguen su idioma',
    'Ahora escribimos los importes, los porcentajes y las fechas como lo hace su idioma. Leemos igual los importes que escribe y mostramos lo que hemos entendido.',
  ],
  planNames: [
    'Los planes llevan el nombre de su mercado',
    'Un plan lleva ahora el nombre de su mercado, por ejemplo «Smart cripto». Los planes en curso y sus condiciones no han cambiado.',
  ],
  loanCostFirst: [
    'Los préstamos muestran primero la TAE',
    'Verá la TAE (APR) y el total que devolverá antes de firmar. Puede devolverlo antes cualquier día, sin comisión.',
  ],
}
