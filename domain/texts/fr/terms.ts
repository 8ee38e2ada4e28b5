import type { Texts } from '../type.ts'

export const terms: Texts['terms'] = {
  title: 'Conditions d’utilisation',
  description: 'Ce que tu peux attendre de Firstlight, et ce qu’il attend de toi.',
  effective: 'En vigueur depuis le [20 janvier 2025]',
  sections: (price) => ({
    what: {
      title: 'Ce qu’est Firstlight',
      body: [
        'Firstlight est un endroit où écrire, chaque matin, ce pour quoi tu dis merci et ce que tu veux faire, et où lire une réponse. En l’utilisant, tu acceptes cette page et notre [page de confidentialité]. Si tu n’es pas d’accord, ne l’utilise pas.',
      ],
    },
    whatNot: {
      title: 'Ce qu’il n’est pas',
      body: [
        'Firstlight n’est ni un avis médical, ni une thérapie, ni un service d’urgence, et les réponses sont écrites par une machine qui peut se tromper. Personne ne surveille ce que tu écris, et donc personne ici ne remarquerait que tu as besoin d’aide. Ne te fie pas à Firstlight pour des décisions sur ta santé.',
        'Si tu es en danger, ou si tu penses à te faire du mal, appelle tout de suite le numéro d’urgence de l’endroit où tu es. Aux États-Unis et au Canada, tu peux appeler le 988 ou lui envoyer un SMS à toute heure. Dans les autres pays, findahelpline.com indique des personnes qui écoutent.',
      ],
    },
    account: {
      title: 'Ton compte',
      body: [
        [
          'Tu as 16 ans ou plus.',
          'L’adresse e-mail et le numéro de téléphone que tu donnes sont les tiens.',
          'Garde ton mot de passe pour toi. Si tu penses que quelqu’un le connaît, choisis-en un nouveau\u202f; cela met fin à toutes les connexions et à l’adresse de ton calendrier.',
          'Un compte est pour une seule personne.',
        ],
      ],
    },
    writing: {
      title: 'Ce que tu écris',
      body: [
        'Cela reste à toi. Tu nous permets de l’enregistrer, de te le montrer et d’en tirer la réponse qui t’est écrite, comme le dit la page de confidentialité, et rien de plus. Les réponses aussi sont à toi, et tu peux t’en servir.',
      ],
    },
    fairUse: {
      title: 'Un usage loyal',
      body: [
        'N’enfreins pas la loi avec Firstlight, n’essaie pas d’atteindre les données d’autres personnes, de contourner ses limites ou de lui envoyer des demandes automatiques qui pèsent sur les autres. Nous pouvons suspendre un compte qui le fait, et nous te disons pourquoi quand nous le pouvons.',
      ],
    },
    plans: {
      title: 'Formules et paiement',
      body: [
        `La formule gratuite ne coûte rien et montre des emplacements de publicité. Premium coûte ${price} par mois. Stripe s’occupe des paiements, et voici ce qui vaut\u202f:`,
        [
          '**Essai\u202f:** ton premier abonnement Premium commence par un essai gratuit de sept jours, une fois par personne, sauf si les mots à côté du bouton disent autre chose. Ils disent toujours ce qui sera prélevé et quel jour, et un e-mail te le rappelle avant le premier prélèvement. Si tu résilies avant ce jour, rien n’est prélevé.',
          '**Renouvellement\u202f:** Premium se renouvelle chaque mois jusqu’à ce que tu résilies.',
          '**Résiliation\u202f:** dans Réglages, sous Abonnement, à tout moment. Premium reste jusqu’à la fin du temps que tu as payé\u202f; ensuite, plus rien n’est prélevé.',
          '**Remboursements\u202f:** une partie de mois n’est pas remboursée, sauf si la loi de l’endroit où tu vis te donne ce droit. Si quelque chose n’a pas marché, écris-nous et nous chercherons une réponse juste.',
          '**Un paiement qui échoue\u202f:** Stripe le retente pendant un temps, et Premium continue pendant ce temps. S’il échoue toujours, ton compte revient à la formule gratuite.',
          '**Après Premium\u202f:** rien n’est supprimé. Tu peux toujours lire et supprimer tes objectifs, et exporter tout ce que tu as écrit.',
          '**Un nouveau prix\u202f:** nous te le disons au moins 30 jours avant, et tu peux résilier d’ici là.',
        ],
      ],
    },
    textMessages: {
      title: 'SMS',
      body: [
        'Des SMS ne viennent que si tu les actives et confirmes ton numéro\u202f: un par matin au plus, en dehors des codes et des tests que tu demandes, et au plus un en réponse à chaque SMS que tu nous envoies. Ton opérateur peut facturer les messages et les données. Réponds STOP pour les arrêter et HELP pour de l’aide. La remise dépend des opérateurs et ne peut pas être promise.',
      ],
    },
    leaving: {
      title: 'Partir',
      body: [
        'Tu peux supprimer ton compte dans les [Réglages] quand tu veux\u202f; cela retire ce que tu as écrit, et met fin à ton abonnement si tu en as un. Si nous devions un jour fermer Firstlight, nous te le dirions à temps pour tout exporter, et te rendrions ce que tu as payé pour les jours dont tu n’aurais pas pu profiter.',
      ],
    },
    promises: {
      title: 'Ce que nous promettons, et ce que nous ne pouvons pas promettre',
      body: [
        'Nous prenons soin que Firstlight fonctionne et que ce que tu écris soit en sécurité. Nous ne pouvons pas promettre qu’il n’y aura jamais de panne\u202f: exporte donc de temps en temps ce que tu ne supporterais pas de perdre. Dans la mesure où la loi le permet, nous ne répondons pas des pertes indirectes, ni au-delà de ce que tu nous as payé dans les douze mois précédents. Cela ne limite pas la responsabilité en cas d’intention ou de négligence grave, ni pour les atteintes à la vie ou à la santé, ni aucun droit que te donne la loi de l’endroit où tu vis et qu’aucun contrat ne peut retirer.',
      ],
    },
    changes: {
      title: 'Changements',
      body: [
        'Quand nous changeons ces conditions d’une façon qui compte pour toi, nous te le disons par e-mail ou dans l’app au moins 14 jours avant. Si tu continues ensuite d’utiliser Firstlight, les nouvelles conditions valent\u202f; si tu préfères que non, tu peux partir à tout moment.',
      ],
    },
    questions: { title: 'Questions', body: ['[Écris-nous]. Nous répondons sous 24 heures.'] },
  }),
}
