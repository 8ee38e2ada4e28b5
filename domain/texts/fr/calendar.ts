import type { Texts } from '../type.ts'

export const calendar: Texts['calendar'] = {
  failed: 'Ce réglage n’a pas pu être chargé',
  off: {
    label: 'Désactivé',
    value: 'Aucun calendrier ne voit tes objectifs.',
    forPremium: 'Fait partie de Premium, comme les objectifs.',
  },
  on: { label: 'Activé', value: (day) => `Depuis le ${day}.` },
  make: 'Créer une adresse',
  making: 'Création…',
  renew: 'Nouvelle adresse',
  renewal: {
    title: 'Créer une nouvelle adresse\u202f?',
    description: 'L’ancienne ne montrera plus rien. Ton calendrier aura besoin de la nouvelle.',
    action: 'Créer une nouvelle adresse',
  },
  end: 'Désactiver',
  address: {
    label: 'Adresse pour ton calendrier',
    hint: 'Elle n’est montrée que maintenant. Ajoute-la comme calendrier par adresse\u202f; qui la connaît peut lire les titres de tes objectifs.',
    copy: 'Copier l’adresse',
    copied: 'Copié',
  },
}
