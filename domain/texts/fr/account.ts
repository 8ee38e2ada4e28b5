import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

export const account: Texts['account'] = {
  list: {
    failed: 'La liste n’a pas pu être chargée',
    pending: 'Recherche…',
  },
  email: {
    again: 'Envoyer un autre code [pour cette adresse e-mail]',
    pending: 'Envoi… [pour cette adresse e-mail]',
    done: 'E-mail envoyé',
    failed: 'Erreur',
  },
  // Of a passkey and of a device.
  notRemoved: 'Rien n’a été changé',
  waysIn: 'Connexion',
  password: {
    title: 'Mot de passe',
    change: 'Changer [de mot de passe]',
  },
  passkeys: {
    first: 'Connexion sans mot de passe',
    another: 'Un autre appareil',
    explanation: 'Une clé d’accès vit sur ton appareil et s’ouvre avec ton doigt, ton visage ou son code.',
    add: {
      action: 'Ajouter une clé',
      done: { title: 'Clé d’accès ajoutée', description: 'Tu peux désormais te connecter avec elle.' },
      failed: 'Aucune clé d’accès n’a été ajoutée',
    },
    rename: {
      action: (name) => `Renommer [${name}]`,
      field: 'Nom de cette clé d’accès',
    },
    remove: {
      action: (name) => `Retirer [${name}]`,
      title: (name) => `Retirer la clé d’accès ${name}\u202f?`,
      warning: 'Elle ne te connectera plus. Tes autres moyens de connexion restent.',
      confirm: 'Retirer la clé',
      done: { title: 'Clé d’accès retirée', description: 'Elle n’ouvre plus rien ici.' },
    },
    added: (day) => `Ajoutée le ${day}, pas encore utilisée`,
    used: (day) => `Utilisée pour la dernière fois le ${day}`,
  },
  devices: {
    title: 'Appareils',
    device: (name, lastDay) => `${name}, ${lastDay}`,
    today: 'aujourd’hui',
    yesterday: 'hier',
    isThisOne: 'Cet appareil',
    signOut: (device) => `Déconnecter [${device}]`,
    others: {
      label: 'Tous les autres appareils',
      action: 'Déconnecter les autres',
      title: 'Déconnecter tous les autres appareils\u202f?',
      warning:
        'Cet appareil reste connecté. Si un calendrier montre tes objectifs, il aura besoin d’une nouvelle adresse.',
      confirm: 'Déconnecter',
    },
    done: (devices) => plural('fr', devices, 'Appareil déconnecté', `${devices} appareils déconnectés`),
  },
  export: {
    title: 'Tes données',
    explanation: 'Tout ce que tu as écrit, en un fichier\u202f: JSON avec tout, ou Markdown à lire.',
    json: 'Exporter mes données',
    markdown: 'En Markdown',
    pending: 'Préparation…',
    done: { title: 'Données exportées', description: 'Tes données ont bien été téléchargées.' },
    failed: 'L’export a échoué',
  },
  import: {
    title: 'Apporte ton carnet',
    explanation:
      'Depuis Day One, Journey, Apple Journal, Obsidian et d’autres. Les jours que tu as écrits ici restent tels quels.',
    unfinished: (progress) => `Le dernier import n’est pas fini. Déjà là\u202f: ${progress}. Le reste peut suivre.`,
    start: 'Importer',
    goOn: 'Continuer',
  },
  deletion: {
    title: 'Supprimer mon compte',
    explanation: 'Tout ce que tu as écrit part avec lui.',
  },
  signOut: {
    title: 'Veux-tu vraiment te déconnecter\u202f?',
    action: 'Déconnexion',
    pending: 'Déconnexion…',
    drafts: (count) =>
      plural(
        'fr',
        count,
        'Un brouillon non envoyé reste sur cet appareil jusqu’à ta prochaine connexion ici.',
        `${count} brouillons non envoyés restent sur cet appareil jusqu’à ta prochaine connexion ici.`,
      ),
    removeDrafts: (count) => plural('fr', count, 'Le retirer de cet appareil', 'Les retirer de cet appareil'),
    done: 'Déconnexion réussie',
    failed: 'La déconnexion a échoué',
  },
  device: {
    install: {
      title: 'Installer Firstlight',
      onApple:
        'Dans le menu Partager, choisis «\u202fSur l’écran d’accueil\u202f». Firstlight s’ouvre ensuite comme une app.',
      elsewhere:
        'Dans le menu du navigateur, choisis Installer, s’il le propose. Firstlight s’ouvre ensuite comme une app.',
    },
    keepDays: {
      title: 'Garder mes jours sur cet appareil',
      on: 'Ta dernière année s’ouvre sans réseau, jusqu’à ta déconnexion. Safari peut la supprimer après sept jours sans visite.',
      off: 'Désactivé. Sans réseau, rien ne s’ouvre ici. C’est mieux pour un appareil que d’autres utilisent aussi.',
    },
  },
}
