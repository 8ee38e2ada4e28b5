import type { Texts } from '../type.ts'

export const saving: Texts['saving'] = {
  sending: 'Envoi',
  waits: 'Gardé sur cet appareil. L’envoi se fera quand le réseau sera revenu.',
  onlyInPage:
    'Ce navigateur n’a plus de place pour tes mots\u202f: ils ne sont que dans cette page. Laisse-la ouverte jusqu’à l’envoi.',
  untilSaved: 'Sur cet appareil, pas encore enregistré',
  notSent: 'Ce n’est pas encore envoyé. C’est gardé sur cet appareil.',
  discarded: 'Changements abandonnés',
  signedOut: 'Rien n’est perdu. Connecte-toi, et reprends là où tu en étais.',
  entry: {
    saved: {
      title: 'Page enregistrée\u202f!',
      description: 'Ta page du matin est enregistrée, et sa lettre est écrite.',
    },
    notSaved: {
      title: 'Page non enregistrée',
      waits: 'Ta page est gardée sur cet appareil et partira quand le réseau sera revenu.',
    },
    updated: { title: 'Page mise à jour', description: 'Ta page a bien été mise à jour.' },
    notUpdated: { title: 'Page non mise à jour', description: 'Tes changements n’ont pas pu être enregistrés' },
    diarySaved: 'Journal enregistré',
    diaryNotSaved: 'Journal non enregistré',
    lookBackSaved: 'Bilan enregistré',
  },
  marksNotSaved: {
    doneItems: 'Petite victoire non cochée',
    mood: 'Ce que tu as dit de la journée n’a pas pu être enregistré',
  },
}
