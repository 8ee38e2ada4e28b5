import type { Texts } from '../type.ts'

export const privacy: Texts['privacy'] = {
  title: 'Politique de confidentialité',
  description: 'Ce que Firstlight garde, où cela va, et comment le reprendre.',
  effective: 'En vigueur depuis le [20 janvier 2025], dernier changement le 28 novembre 2026',
  sections: (who) => ({
    inShort: {
      title: 'En bref',
      body: [
        'Ce que tu écris dans Firstlight est à toi. Nous le gardons pour que tu puisses le relire, nous ne le vendons pas, et personne ne s’en sert pour dresser ton portrait à des fins de publicité. Tu peux tout télécharger, et tout supprimer, à tout moment.',
      ],
    },
    responsible: {
      title: 'Qui est responsable',
      body: [
        `${who ?? 'La personne ou l’organisme qui exploite ce site'} en est responsable. Tu peux nous joindre par la [page de contact].`,
        'Nous traitons ton compte, tes pages, les messages que tu as activés et les paiements parce que tu nous l’as demandé (RGPD, art. 6, par. 1, point b). Ce que tu écris peut en dire long sur ta santé, ta foi ou ta vie\u202f; nous le gardons, et laissons un modèle le lire, seulement parce que tu y as consenti (art. 9, par. 2, point a), et tu peux retirer ce consentement à tout moment. Les comptages contre les abus et notre journal technique reposent sur notre intérêt à ce que le service fonctionne (art. 6, par. 1, point f), les factures sur la loi (art. 6, par. 1, point c).',
      ],
    },
    kept: {
      title: 'Ce que nous gardons',
      body: [
        [
          '**Ton compte\u202f:** nom, identifiant, adresse e-mail, numéro de téléphone, fuseau horaire, heure préférée le matin. Ton mot de passe n’est gardé que sous forme d’empreinte salée, dont on ne peut pas le retrouver. Si tu te connectes avec Google ou Apple, nous gardons le numéro sous lequel ils te connaissent et, s’ils l’envoient, l’adresse de ta photo. D’une clé d’accès, nous gardons la moitié publique, qui n’ouvre rien à elle seule.',
          '**Ce que tu écris\u202f:** les gratitudes, les petites victoires et les réponses qu’elles reçoivent, ton journal, ton bilan du soir, le soleil que tu choisis pour un jour, et tes objectifs.',
          '**Tes connexions\u202f:** pour chacune, le type de navigateur et les jours où elle a commencé et a servi pour la dernière fois, pour que tu puisses les voir et y mettre fin.',
          '**Ta formule\u202f:** si tu as Premium et jusqu’à quand, les numéros sous lesquels Stripe te connaît, et ceux de ses avis sur tes paiements.',
          '**Ce que nous t’avons envoyé\u202f:** de chaque mot du matin, rappel et e-mail de la semaine, quand il était prévu et ce qu’il est devenu, pas ses mots.',
          '**Tes appareils avec notifications\u202f:** pour chacun, l’adresse et les clés que son navigateur nous a données, jusqu’à ce que tu y désactives les notifications ou t’y déconnectes.',
          '**Ce que tu nous écris\u202f:** le nom, l’adresse e-mail, le sujet et le message du formulaire de contact.',
        ],
        'Pour écarter ceux qui devinent des mots de passe ou inondent le service, nous comptons les essais et les appels par adresse réseau et par compte. Ces comptages sont supprimés après un jour environ. Notre journal technique note quelle adresse de notre site a été demandée et ce qui a échoué, jamais ce que tu as écrit. Pour une demande sur cent, il note aussi, pendant sept jours, le temps qu’a pris chaque partie, avec le type de navigateur et la ville d’où Cloudflare pense que vient la demande.',
      ],
    },
    browser: {
      title: 'Ce qui reste dans ton navigateur',
      body: [
        'Nous déposons ces cookies, et aucun autre. Aucun d’eux ne te suit.',
        [
          '`__Host-firstlight_session` maintient ta connexion\u202f: 30 jours sans utilisation, 90 jours au plus.',
          '`__Host-firstlight_signed_out` te désigne après une déconnexion, jusqu’à ce que notre serveur en soit informé\u202f: aussitôt, ou, sans réseau, quand ton navigateur nous joint de nouveau.',
          '`__Host-firstlight_known` montre pendant un an que ce navigateur s’est connecté à ton compte, pour que ceux qui, ailleurs, devinent des mots de passe ne te bloquent pas. Il ne contient aucun nom et n’ouvre rien.',
          '`__Host-firstlight_google` et `__Host-firstlight_apple` sont là pendant que tu te connectes avec Google ou Apple, ou que tu les lies, pour dix minutes\u202f: ils montrent que la demande vient bien de toi.',
          '`__Host-firstlight_pending` garde ta place, pour dix minutes, si Google ou Apple n’a pas envoyé ton nom ou ton adresse et que nous devons te les demander.',
          '`language` retient, pendant un an, la langue que tu as choisie pour les pages.',
        ],
        'Ton navigateur garde aussi ce qui suit, que tu peux y supprimer à tout moment.',
        [
          'Jusqu’à ce que tu le supprimes\u202f: ce que tu as tapé et que nous n’avons pas enregistré (les clés qui commencent par `change:`), ce que tu as écrit avant de te connecter, si cela attend une place (`guestTexts:`), où en est un import qui n’est pas fini (`import:`), de qui la session est ouverte (`person`), ton choix d’une page claire ou sombre (`theme`), le fait qu’il a notre police de caractères (`sans`), un fuseau horaire pour lequel tu as gardé le tien (`keptZone:`), et un compte des enregistrements du journal (`diarySaveCount`), qui disparaît quand tu te déconnectes.',
          'Jusqu’à ce que tu fermes l’onglet\u202f: ce que tu as écrit avant de te connecter (`landingGratitude`, `landingGoals`, `guestDiaryText`), ce que tu en as envoyé, à qui c’est et jusqu’où c’est enregistré (`guestTextsSent`, `guestTextsOwner`, `guestTextsTaken`, `guestDataSaved`), un message à nous que tu n’as pas envoyé (`contactSubject`, `contactMessage`), ce que tu as rempli pour t’inscrire, sans le mot de passe (`signUpEmail`, `signUpName`, `signUpUsername`, `signUpPhone`), pour qui l’onglet était ouvert (`personOfTab`), la page où tu allais (`redirectAfterAuth`), si tu as appuyé sur Connexion (`askedTab`), si les jours suivent notre horloge plutôt qu’une horloge fausse de cet appareil (`followsServer`), et un nombre au hasard pour compter les publicités (`sessionId`).',
        ],
        'Tant que ta session est ouverte, le navigateur garde aussi un petit script à nous, qui ouvre Firstlight sans réseau et montre les notifications là où elles sont activées. Il garde les fichiers du site, qui ne contiennent aucun mot de toi. À côté se trouve une base de données (`kept`) avec ton nom, tes réglages, tes objectifs et tes pages de la dernière année, pour que tu puisses lire et écrire sans réseau. Elle disparaît quand tu te déconnectes, quand quelqu’un d’autre se connecte, et quand ta session est terminée et que le navigateur revient chez nous. Tu peux la désactiver pour un appareil dans Réglages, sous Garder mes jours sur cet appareil (`keepsDays`).',
        'Il n’y a pas de traceurs ni de scripts d’analyse.',
      ],
    },
    place: {
      title: 'Où c’est gardé',
      body: [
        'Firstlight tourne chez Cloudflare. Tes données se trouvent dans la base de données de Cloudflare (D1), et les connexions aussi dans son stockage par clés (KV). Elles sont chiffrées en chemin vers nous et là où elles sont enregistrées. Cloudflare les traite pour notre compte et peut le faire dans d’autres pays que le tien. Cloudflare, OpenAI, Resend, Stripe et Twilio sont des entreprises des États-Unis. Ce qui leur est transmis l’est selon les clauses contractuelles types de l’Union européenne ou sa décision sur le cadre de protection des données UE-États-Unis.',
      ],
    },
    reply: {
      title: 'Comment ta lettre est écrite',
      body: [
        'Quand tu envoies ta gratitude et tes objectifs, une lettre est écrite pour toi. C’est notre propre serveur qui l’écrit, sauf si tu as accepté qu’un modèle puisse le faire\u202f; la question t’est posée avant la première lettre, et tu peux changer cela dans Réglages. Si un service d’OpenAI est relié, et que tu as accepté, il reçoit ton nom, ta gratitude et tes objectifs du jour et, avec Premium, ceux de tes sept dernières pages et tes objectifs en cours\u202f: au plus 2\u202f000 caractères de chaque champ. Sans Premium, il peut apprendre une fois par semaine lequel de ces jours contenait déjà une ligne d’aujourd’hui. Si tu dis qu’une lettre ne convenait pas, il reçoit aussi cette lettre. Il ne reçoit jamais ton adresse e-mail, ton numéro de téléphone ni ton journal. Chaque demande prie OpenAI de ne rien garder, et ses conditions disent qu’un texte envoyé ainsi ne sert pas à entraîner ses modèles.',
        'Avec Premium, tu peux interroger ton carnet. Si tu as accepté qu’un modèle écrive tes lettres, il reçoit alors ta question et au plus douze phrases de tes gratitudes et de tes objectifs, avec leurs jours\u202f; là encore rien de ton journal, et aucune page qui semble parler de se faire du mal. Ni la question ni la réponse ne sont gardées.',
        'Si OpenAI n’est pas relié, et que tu as accepté, un modèle que Cloudflare fait tourner (Workers AI) peut recevoir la même chose, et rien de plus. Là où il n’y a pas de modèle, ou s’il ne répond pas, notre propre serveur compose la lettre à partir de tes mots et rien n’en sort. La lettre d’aperçu que tu peux voir avant de t’inscrire peut être écrite par le modèle que la page nomme, et nous n’enregistrons pas son texte.',
        'La lettre est écrite par une machine. Aucune décision à ton sujet n’est prise avec elle. Si des mots de toi semblent parler de te faire du mal, notre propre serveur le remarque et ne les envoie à personne\u202f; un message fixe qui indique où trouver de l’aide prend la place de la lettre. Ni une telle page ni un objectif qui en parle n’est donné à un modèle un autre jour.',
      ],
    },
    messages: {
      title: 'E-mails, SMS et notifications',
      body: [
        'Des e-mails viennent quand tu en demandes un, comme un code ou un lien pour un nouveau mot de passe, quand il arrive quelque chose à ton compte, et selon tes Réglages\u202f: le mot du matin, avec la première ligne de la page de la veille si tu le choisis, les rappels avec le titre de l’objectif, et avec Premium l’e-mail de la semaine, avec les mots les plus fréquents de ta gratitude. Une page ou un objectif qui parle de se faire du mal n’est dans aucun d’eux. Cloudflare ou Resend les achemine, et voit l’adresse et le message pour pouvoir le remettre. Si l’un d’eux revient pour de bon, ce service nous le dit, et nous n’envoyons plus rien là-bas jusqu’à ce que tu confirmes de nouveau l’adresse. Si l’un d’eux est signalé comme indésirable, nous n’envoyons jusque-là que ce que tu demandes et ce qui touche à la sécurité de ton compte. Si tu réponds à l’e-mail du matin, tes mots deviennent ta page et la lettre revient par e-mail\u202f; ton e-mail lui-même n’est pas gardé.',
        'Des SMS ne viennent qu’après que tu les as activés et que tu as confirmé ton numéro. Twilio les achemine et voit le numéro et les mots. Nous lui faisons supprimer chaque message une fois qu’il a été enregistré ou remis\u202f; le fait qu’il y en a eu un, quand, et entre quels numéros, reste dans ses relevés et ses factures. Si tu réponds STOP, nous gardons le numéro sur une liste de ceux auxquels rien n’est envoyé, même après la suppression de ton compte, jusqu’à ce que tu répondes START.',
        'Des notifications ne viennent sur un appareil qu’après que tu les y as activées. Elles contiennent une ligne de nous et aucun mot de toi. Le service de notification de ton navigateur (Google, Mozilla, Microsoft ou Apple) les achemine chiffrées\u202f: il voit quand il en vient une, et ne peut pas la lire.',
      ],
    },
    calendar: {
      title: 'Ton calendrier',
      body: [
        'Si tu crées une adresse pour ton calendrier, chaque programme qui la connaît peut lire les titres, les dates et les rappels de tes objectifs, et l’entreprise qui fait tourner ce programme aussi. Un objectif qui parle de se faire du mal n’en fait pas partie. Nous ne gardons qu’une empreinte de l’adresse. Elle prend fin quand tu la désactives, que tu choisis un nouveau mot de passe, ou que tu déconnectes tous les autres appareils.',
      ],
    },
    payments: {
      title: 'Paiements',
      body: [
        'Stripe encaisse les paiements de Premium. Il reçoit ton nom, ton adresse e-mail et ce que tu saisis dans son formulaire\u202f; nous ne voyons jamais le numéro d’une carte. Son script est chargé sur la page où tu paies, et sur aucune autre. Si tu supprimes ton compte, nous demandons à Stripe de mettre fin à l’abonnement et de supprimer ta fiche.',
      ],
    },
    ads: {
      title: 'Publicité',
      body: [
        'La formule gratuite montre des emplacements de publicité\u202f; ils sont vides jusqu’ici. Nous comptons combien sont vus en un jour. Avec chaque comptage, ton navigateur envoie un nombre au hasard qui dure aussi longtemps que son onglet, et nous ne le gardons pas. Pour qu’aucun compte ne puisse remplir notre stockage, nous gardons pendant un jour combien de comptages le tien a envoyés. Il n’y a pas de profil, et ce que tu écris n’y joue aucun rôle. Premium est sans publicité.',
      ],
    },
    others: {
      title: 'Qui d’autre le voit',
      body: [
        'Seulement ceux qui sont nommés sur cette page, chacun pour sa tâche\u202f: Cloudflare pour garder et transmettre et, sans OpenAI, pour la lettre, Resend pour les e-mails, Twilio pour les SMS, le service de notification de ton navigateur pour les notifications, Stripe pour les paiements, OpenAI pour la lettre, et Google ou Apple si tu te connectes avec eux. Nous ne vendons jamais tes données. Nous ne remettrions quelque chose à une autorité que là où la loi nous y oblige, et nous te le dirions si nous en avons le droit.',
      ],
    },
    howLong: {
      title: 'Combien de temps nous le gardons',
      body: [
        [
          'Ton compte et ce que tu écris\u202f: jusqu’à ce que tu les supprimes.',
          'Une connexion\u202f: 30 jours sans utilisation, 90 jours au plus. Sa trace est supprimée 90 jours après son début.',
          'L’adresse e-mail que tu avais avant, si tu en changes\u202f: un jour, pendant lequel elle peut être reprise.',
          'La liste de ce que nous t’avons envoyé, et les numéros des avis de Stripe\u202f: 90 jours.',
          'Les messages du formulaire de contact\u202f: dans notre base de données jusqu’à 30 jours après leur arrivée dans notre boîte\u202f; dans la boîte jusqu’à ce que ta question soit réglée, ou que tu nous demandes de les retirer.',
          'Après la suppression de ton compte\u202f: pendant 31 jours une empreinte de son numéro, qui ne nomme personne, pour qu’il reste supprimé si nous devons revenir à un état antérieur de notre base de données.',
          'Sauvegardes\u202f: Cloudflare peut remettre notre base de données dans l’état d’un moment des 30 derniers jours, et nos propres copies ne sont pas plus anciennes. Ce que tu supprimes en a disparu après ce délai.',
        ],
      ],
    },
    rights: {
      title: 'Ce que tu peux faire',
      body: [
        [
          '**L’emporter\u202f:** Exporter mes données dans les [Réglages] te donne tout ce que tu as écrit et ton profil en un fichier, avec chaque formule.',
          '**Le corriger\u202f:** dans Réglages, ou en nous écrivant.',
          '**Le supprimer\u202f:** une seule page, ou ton compte avec tout ce qu’il contient, dans Réglages.',
          '**Demander et t’opposer\u202f:** [écris-nous] au sujet de tout ce qui est sur cette page. Si notre réponse ne te satisfait pas, tu peux t’adresser à l’autorité de protection des données de l’endroit où tu vis.',
        ],
      ],
    },
    youngPeople: {
      title: 'Les jeunes',
      body: [
        'Firstlight s’adresse aux personnes de 16 ans et plus. Si tu apprends que quelqu’un de plus jeune a un compte, dis-le-nous et nous le retirerons.',
      ],
    },
    changes: {
      title: 'Quand cette page change',
      body: [
        'Nous changeons cette page quand le produit change. Si un changement compte pour toi, nous te le disons par e-mail ou dans l’app avant qu’il prenne effet. Tes questions sont les bienvenues sur notre [page de contact].',
      ],
    },
  }),
}
