import type { Texts } from '../type.ts'

export const controls: Texts['controls'] = {
  selectDate: 'Choisir une date',
  calendar: {
    today: 'Aujourd’hui',
    previous: 'Aller au mois précédent',
    next: 'Aller au mois suivant',
    day: (day, { isToday, isChosen }) => `${isToday ? 'Aujourd’hui, ' : ''}${day}${isChosen ? ', choisi' : ''}`,
  },
  hour: 'Heure',
  minute: 'Minute',
  password: {
    name: 'le mot de passe',
    own: 'Ton mot de passe',
  },
  length: {
    of: (length, max) => `${length} caractères sur ${max}`,
    over: (over, isOne) => `${over} ${isOne ? 'caractère' : 'caractères'} de trop pour être enregistré`,
  },
  notice: { note: 'Note\u202f:', done: 'Fait\u202f:', warning: 'À savoir\u202f:', danger: 'Problème\u202f:' },
  signInAgain: { action: 'Se reconnecter', pending: 'Déconnexion…' },
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
  seePremium: 'Voir Premium',
  legal: 'Tu acceptes nos [conditions] et notre [politique de confidentialité].',
  newTab: ' (ouvre un nouvel onglet)',
}
