import type { Pages } from './topic.ts'

/** The pages in French. */
export const fr: Pages = {
  about: [
    'À propos',
    'SWX est un produit d’exemple\u00a0: un lieu pour construire et essayer des écrans d’investissement face à un serveur qui se comporte comme un vrai.',
    'Aucune entreprise ne se trouve derrière, aucun argent réel ne circule et tous les prix sont simulés.',
  ],
  products: [
    'Ce qui est proposé',
    '- **Marchés**\u00a0: forex, crypto, actions, contrats à terme, métaux et ETF, à suivre et à négocier.\n- **Trading de fonds**\u00a0: durée fixe, rendement quotidien, capital rendu à l’échéance.\n- **Prêts**\u00a0: durée fixe, coût annuel affiché d’abord.\n- **NFT caritatifs**\u00a0: des enchères dont le prix entier va à une œuvre.',
    'Un compte démo avec 100 000.00 USD d’entraînement est ouvert dès le début.',
  ],
  fees: [
    'Frais et taux',
    '- Retrait\u00a0: {withdrawalFee} du montant, déduits de celui-ci. Aucun autre frais n’est jamais demandé.\n- Ouverture et clôture d’une position à effet de levier\u00a0: {orderFee} de sa taille à chaque fois.\n- Sortie anticipée du trading de fonds\u00a0: {exitPenalty} du capital, rien avant la date de valeur.\n- Remboursement anticipé d’un prêt\u00a0: rien.',
    'Les dépôts sont gratuits. Le cours d’une devise est fixé à l’envoi du dépôt ou du retrait.',
  ],
  contact: [
    'Contact et assistance',
    'L’assistance répond dans le chat du centre d’aide. Préparez le numéro de l’opération ou l’identifiant de suivi.',
    'L’assistance ne demande jamais de mot de passe, de code ou de virement.',
  ],
  privacy: [
    'Confidentialité',
    'Une sandbox n’est pas faite pour de vrais noms, documents ou adresses\u00a0: utilisez des données d’exemple.',
    'Les images sont examinées puis oubliées, les mots de passe et les codes gardés sous forme de hachages salés, les numéros de compte réduits à leurs quatre derniers signes. Rien ne quitte la machine qui exécute la sandbox.',
  ],
  terms: [
    'Conditions d’utilisation',
    'La sandbox sert à développer et à tester. Ce qu’elle affiche n’est ni un conseil ni une offre.',
    'Les données peuvent être réinitialisées à tout moment. D’ici là, chaque opération à laquelle il a été répondu reste telle quelle.',
  ],
  identity: [
    'Vérification d’identité',
    'Les prêts, et les retraits au-delà d’une limite quotidienne, demandent une vérification d’identité\u00a0: carte d’identité, permis de conduire ou passeport, une photo avec celui-ci et une signature. L’examen se fait sous 48 heures.',
    'Des documents d’exemple accompagnent le serveur simulé. N’en envoyez pas de vrais.',
  ],
  complaints: [
    'Réclamations',
    'Dites à l’assistance ce qui s’est passé, quand, et le numéro de l’opération. La réponse arrive dans le chat.',
    'Chaque étape d’un dépôt, d’un retrait ou d’un prêt est gardée avec son heure et, en cas de refus, son motif.',
  ],
  risk: [
    'Avertissement sur les risques',
    'L’effet de levier multiplie les pertes comme les gains\u00a0; une position peut perdre toute sa marge en quelques minutes. Une option à durée fixe peut perdre toute la mise. Avec un paiement de 85\u00a0%, il faut avoir raison plus de 54 fois sur 100 pour ne pas perdre.',
    'N’investissez que l’argent dont vous pouvez vous passer. Entraînez-vous d’abord en mode démo.',
  ],
  storage: [
    'Cookies et stockage',
    'Ni cookies ni traceurs. Le navigateur garde la session, la langue et le mode du compte\u00a0; la déconnexion efface la session.',
  ],
  figures: [
    'À propos de nos chiffres',
    'Les volumes, le nombre d’utilisateurs et les années d’expérience de la page d’accueil sont des textes d’exemple, signalés comme non vérifiés. Les taux et les frais sont ceux que la sandbox comptabilise vraiment.',
  ],
  sandbox: [
    'Guide de la sandbox',
    '- Code de vérification\u00a0: `123456` juste, `000000` faux, `999999` expiré.\n- E-mail\u00a0: `frozen+…`, `locked+…`, `nodemo+…` chez example.com.\n- Vérification d’identité, nom\u00a0: `Approve`, `Reject`, `Slow`.\n- Dépôt, fin de la transaction\u00a0: `a0` approuvé, `e1` refusé, `e2` échoué, `d0` déjà déclaré.\n- Retrait, fin de l’adresse ou du titulaire\u00a0: `REJECT`, `FAIL`, `SLOW`. Les adresses qui commencent par `SANDBOX-` n’ont pas besoin de somme de contrôle.\n- Prêt, centimes\u00a0: `.11` approuvé, `.22` refusé.\n- Instruments\u00a0: `SBX-UP`, `SBX-DOWN`, `SBX-FLAT`, `SBX-GAP`, `SBX-HALT`, `SBX-STALE`.',
  ],
}
