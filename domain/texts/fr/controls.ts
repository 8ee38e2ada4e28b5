import type { Texts } from '../type.ts'

export const controls: Texts['controls'] = {
  calendar: {
    today: 'Aujourd’hui',
    previous: 'Aller au mois précédent',
    next: 'Aller au mois suivant',
    day: (day, { isToday, isChosen }) => `${isToday ? 'Aujourd’hui, ' : ''}${day}${isChosen ? ', choisi' : ''}`,
  },
  password: {
    show: 'Voir le mot de passe',
    hide: 'Masquer le mot de passe',
    own: 'Ton mot de passe',
  },
  conflict: {
    own: 'Ce que tu as écrit ici',
    saved: 'Version enregistrée',
    keepBoth: 'Garder les deux',
    takeOwn: 'Prendre ce que j’ai écrit ici',
    takeSaved: 'Prendre la version enregistrée',
  },
  unsent: {
    sending: 'Envoi…',
    discard: 'Abandonner',
  },
  legal: 'Tu acceptes nos [conditions] et notre [politique de confidentialité].',
  newTab: ' (ouvre un nouvel onglet)',
}
