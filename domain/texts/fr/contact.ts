import type { Texts } from '../type.ts'

export const contact: Texts['contact'] = {
  title: 'Contact',
  description: 'Écris aux personnes qui font Firstlight. Tu as une réponse sous 24 heures.',
  lede: 'Une question, une idée, quelque chose qui n’a pas marché\u202f: nous lisons tout et répondons sous 24 heures.',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Sujet',
  message: 'Message',
  send: 'Envoyer le message',
  sent: 'Message envoyé',
  failed: 'L’envoi a échoué',
  questions: {
    title: 'Questions fréquentes',
    sms: {
      question: 'Comment arrêter les SMS\u202f?',
      answer: 'Désactive-les dans Réglages → Notifications, ou réponds STOP à n’importe quel SMS.',
    },
    cancelling: {
      question: 'Comment résilier mon abonnement\u202f?',
      answer:
        'Va dans Réglages → Abonnement et choisis Gérer la facturation. Premium reste ouvert jusqu’à la fin du temps payé, et rien n’est prélevé ensuite.',
    },
    export: {
      question: 'Puis-je exporter mes données\u202f?',
      answer:
        'Oui, avec chaque formule\u202f: Réglages → Données et confidentialité, «\u202fExporter mes données\u202f». Tu reçois tout ce que tu as écrit en un seul fichier.',
    },
    security: {
      question: 'Mes données sont-elles en sécurité\u202f?',
      answer:
        'Oui. Elles sont chiffrées en chemin et là où elles sont enregistrées, personne d’autre que toi ne peut les lire ici, et nous ne les vendons jamais.',
    },
  },
}
