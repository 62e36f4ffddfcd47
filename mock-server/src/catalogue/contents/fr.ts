import { announcements } from './announcements/fr.ts'
import { legal } from './legal/fr.ts'
import { questions } from './questions/fr.ts'
import type { Pages } from './topic.ts'

/** The texts in French. */
export const fr: Pages = {
  ...legal,
  ...questions,
  ...announcements,
  about: [
    'À propos de nous',
    'SWX est un logiciel d’exemple\u00a0: un lieu pour construire et essayer des écrans d’investissement pour particuliers, avec un serveur qui se comporte comme un vrai.',
    'Il n’y a pas de société derrière cette sandbox. Aucun argent réel ne circule et tous les prix sont simulés.',
  ],
  products: [
    'Comment fonctionnent les produits',
    '- **Marchés**\u00a0: forex, crypto, actions, futures, métaux et ETF, à suivre et à négocier avec effet de levier. Vous pouvez perdre toute votre marge.\n- **Options à durée fixe**\u00a0: ce sont des options binaires. Si vous vous trompez, vous perdez toute votre mise.\n- **Trading de fonds**\u00a0: des plans à durée fixe avec un taux journalier. Ce ne sont ni des actions, ni un fonds, ni un dépôt bancaire. Votre montant doit vous être restitué à l’échéance\u00a0; cela n’est pas garanti.\n- **Intérêts sur liquidités**\u00a0: des intérêts quotidiens sur votre solde disponible. Nous les versons, sans garantie des dépôts.\n- **Prêts**\u00a0: une durée fixe, le TAEG (APR) affiché en premier. Vous devez rembourser un prêt avec intérêts, quoi qu’il advienne de l’argent emprunté.\n- **NFT caritatifs**\u00a0: vous faites une offre pour une œuvre numérique\u00a0; si vous remportez l’enchère, tout le prix va à l’association indiquée. Ce n’est pas un fonds de placement.',
    'Commencez en DÉMO avec {demoMoney} d’argent fictif\u00a0: aucun dépôt n’est nécessaire.',
  ],
  fees: [
    'Frais et taux',
    '- Dépôt\u00a0: gratuit.\n- Retrait\u00a0: {withdrawalFee} du montant, déduits de celui-ci. Il n’y a pas d’autres frais.\n- Ouverture et fermeture d’une position à effet de levier\u00a0: {orderFee} de son notionnel à chaque fois\u00a0; à l’ouverture, minimum {openFeeLeast}.\n- Fermeture d’un plan avant terme\u00a0: {closeFee} de votre montant en frais de fermeture anticipée\u00a0; gratuit avant la date de valeur.\n- Prêt\u00a0: {loanRate} du montant par jour\u00a0; en cas de retard, {loanLate} par jour à la place. Rembourser plus tôt est gratuit.',
    'Le cours de change est fixé lorsque vous soumettez un dépôt ou un retrait.',
  ],
  contact: [
    'Contact et assistance',
    'Écrivez-nous par l’assistance en ligne, dans le centre d’aide. Ayez sous la main le numéro de l’ordre ou la référence. Dans la sandbox, personne ne répond, et ce que vous écrivez reste sur la page.',
    'Nous ne demandons jamais votre mot de passe, un code ou un virement.',
  ],
  privacy: [
    'Politique de confidentialité',
    'Une sandbox n’est pas faite pour de vrais noms, documents ou adresses\u00a0: utilisez des données d’exemple.',
    'Nous vérifions les images et ne les conservons pas. Nous gardons les mots de passe uniquement sous forme de hachages salés, et des numéros de compte uniquement les quatre derniers caractères. Rien ne quitte l’ordinateur qui fait tourner la sandbox.',
  ],
  terms: [
    'Conditions d’utilisation',
    'La sandbox sert à développer et à tester. Rien de ce qu’elle montre n’est un conseil ni une offre.',
    'Les données peuvent être réinitialisées à tout moment. D’ici là, ce que nous avons confirmé reste tel quel.',
  ],
  identity: [
    'Vérification d’identité',
    'Une vérification d’identité est nécessaire pour les prêts et pour les retraits au-delà de {kycLimit} par jour\u00a0: carte d’identité, permis de conduire ou passeport, une photo de vous avec le document, et votre signature. L’examen prend jusqu’à 48 heures.',
    'N’utilisez pas de vrais documents ici. Le formulaire propose des exemples.',
  ],
  complaints: [
    'Traitement des réclamations',
    'Une réclamation est gratuite et n’a jamais de conséquence pour votre compte ni pour votre argent.',
    'Nous conservons chaque étape d’un dépôt, d’un retrait ou d’un prêt avec son heure et, en cas de rejet, le motif.',
  ],
  risk: [
    'Avertissement sur les risques',
    'L’effet de levier multiplie les pertes comme les gains\u00a0: vous pouvez perdre toute la marge d’une position en quelques minutes. Nous fermons une position automatiquement (stop out) lorsqu’il reste {stopOut} de sa marge.',
    'Une option à durée fixe est une option binaire\u00a0: tout ou rien. Si vous vous trompez, vous perdez toute votre mise. Avec un gain de {payout}, vous devez avoir raison dans plus de {breakEven} des cas pour ne pas perdre d’argent.',
    'Plans et intérêts sur liquidités\u00a0: les rendements ne sont pas garantis\u00a0; risque de perte en capital. Il n’y a pas de garantie des dépôts, et fermer un plan avant terme coûte {closeFee} de votre montant.',
    'N’utilisez que de l’argent que vous pouvez vous permettre de perdre. Exercez-vous d’abord en DÉMO.',
  ],
  storage: [
    'Politique de cookies',
    'Nous ne déposons aucun cookie et n’utilisons aucun traceur. Votre navigateur garde votre session, la langue, le mode de compte, vos réglages et vos brouillons. La déconnexion supprime la session et les brouillons.',
  ],
  figures: [
    'À propos de nos chiffres',
    'Les volumes, le nombre d’utilisateurs et les années d’expérience de la page d’accueil sont du texte d’exemple, non vérifié. Les taux et les frais sont ceux que nous appliquons vraiment dans cette sandbox.',
  ],
  sandbox: [
    'Guide de la sandbox',
    '- Code de vérification\u00a0: `123456` correct, `000000` incorrect, `999999` expiré.\n- E-mail\u00a0: `frozen+…`, `locked+…`, `nodemo+…` chez example.com.\n- Vérification d’identité, nom\u00a0: `Approve`, `Reject`, `Slow`.\n- Dépôt, fin du hash de la transaction\u00a0: `a0` approuvé, `e1` rejeté, `e2` échoué, `d0` déjà soumis.\n- Retrait, fin de l’adresse ou du titulaire\u00a0: `REJECT`, `FAIL`, `SLOW`. Les adresses qui commencent par `SANDBOX-` n’ont pas besoin de somme de contrôle.\n- Prêt, centimes\u00a0: `.11` approuvé, `.22` rejeté.\n- Instruments\u00a0: `SBX-UP`, `SBX-DOWN`, `SBX-FLAT`, `SBX-GAP`, `SBX-HALT`, `SBX-STALE`.',
  ],
}
