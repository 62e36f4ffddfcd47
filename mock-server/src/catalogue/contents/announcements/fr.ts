import type { Announcements } from '../topic.ts'

/** Announcements in French. */
export const announcements: Announcements = {
  thisIsASandbox: [
    'Ceci est une sandbox',
    'Les prix, les personnes et les soldes sont ici inventés, et aucun argent réel ne circule. N’utilisez pas de vrais documents ici.',
  ],
  figuresByLanguage: [
    'Les chiffres suivent votre langue',
    'Nous écrivons désormais les montants, les pourcentages et les dates comme le fait votre langue. Nous lisons de la même façon les montants que vous saisissez et montrons ce que nous avons compris.',
  ],
  planNames: [
    'Les plans portent le nom de leur marché',
    'Un plan porte désormais le nom de son marché, par exemple «\u00a0Smart crypto\u00a0». Les plans en cours et leurs conditions n’ont pas changé.',
  ],
  loanCostFirst: [
    'Les prêts affichent d’abord le TAEG',
    'Vous verrez le TAEG (APR) et le total à rembourser avant de signer. Vous pouvez rembourser plus tôt n’importe quel jour, sans frais.',
  ],
}
