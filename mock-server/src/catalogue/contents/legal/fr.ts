import type { LegalPages } from '../topic.ts'

/** Legal pages in French. */
export const legal: LegalPages = {
  supervision: [
    'Agrément et surveillance',
    'Nous n’avons pas d’agrément et ne prétendons pas en avoir\u00a0; aucune autorité ne surveille cette sandbox. Il n’y a ni garantie des dépôts ni indemnisation des investisseurs.',
    'Un exploitant indique ici son autorité et son numéro d’agrément, avec le lien vers le registre. Vérifiez toujours une telle inscription dans le registre lui-même.',
  ],
  profile: [
    'Profil de la société',
    '- Dénomination sociale\u00a0: aucune dans la sandbox\n- Siège\u00a0: aucun dans la sandbox\n- Numéro d’immatriculation\u00a0: aucun dans la sandbox\n- Direction\u00a0: aucune dans la sandbox',
    'Un exploitant inscrit ici ses propres informations, telles qu’elles figurent au registre.',
  ],
  partners: [
    'Partenaires',
    'La sandbox n’a pas de partenaires. Les associations et les autres noms qui y figurent sont inventés.',
    'Un exploitant ne nomme ici un partenaire qu’avec son site web et ce qu’il fait.',
  ],
  complaintRoute: [
    'Comment faire une réclamation',
    '1. Écrivez à l’assistance en ligne\u00a0: ce qui s’est passé, quand, et le numéro de l’ordre ou la référence.\n2. Si la réponse ne suffit pas, adressez-vous au service des réclamations de l’exploitant.\n3. Ensuite, vous pouvez saisir un médiateur ou l’autorité de votre pays.',
    'Cette sandbox n’a pas d’exploitant\u00a0: personne ne répond, et il n’y a ni service des réclamations ni médiateur.',
  ],
  legal: [
    'Mentions légales',
    'Ceci est un logiciel d’exemple sans exploitant. Vous ne pouvez pas réellement investir, emprunter ou enchérir ici, et rien ici n’est un contrat.',
    'Ce que vous achetez, gagnez ou devez dans la sandbox n’existe que comme données d’exemple. Le logiciel est disponible sous la licence Apache 2.0.',
  ],
  disclaimer: [
    'Clause de non-responsabilité',
    'Les prix, les taux, les personnes, les associations et les soldes sont inventés. Ne fondez sur eux aucune décision concernant de l’argent réel.',
    'La sandbox peut s’arrêter, changer ou perdre ses données à tout moment.',
  ],
  advertising: [
    'À propos de la publicité',
    'Nous n’affichons aucune publicité, et personne ne paie pour figurer ici. Nous n’envoyons rien qui vous pousse à négocier.',
    'Un chiffre sans source porte la mention «\u00a0texte d’exemple, non vérifié\u00a0». Le risque d’un produit est toujours indiqué à côté de son rendement.',
  ],
}
