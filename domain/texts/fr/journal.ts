import type { Texts } from '../type.ts'

export const journal: Texts['journal'] = {
  sections: {
    gratitudeText: { title: 'Gratitude', question: 'Quelles 3 choses te font dire merci aujourd’hui\u202f?' },
    goalsText: { title: 'Objectifs du jour', question: 'Quelles 3 petites victoires feront avancer ta journée\u202f?' },
    diaryText: { title: 'Journal du jour', question: 'Tout ce que ce jour contient d’autre' },
    eveningText: { title: 'Bilan du soir', question: 'Qu’est-ce qui s’est bien passé\u202f?' },
  },
  marks: {
    doneItems: { title: 'Petites victoires faites' },
    // Feminine, as 'journée' is.
    mood: {
      title: 'Comment était la journée',
      labels: { 1: 'Lourde', 2: 'Grise', 3: 'Calme', 4: 'Légère', 5: 'Radieuse' },
    },
  },
  choice: (title, label) => `${title}\u202f: ${label.toLowerCase()}`,
  letter: {
    title: 'Ta lettre personnelle',
    help: 'Des personnes qui écoutent',
    talk: 'Besoin de parler à quelqu’un\u202f?',
    addressee: (name) => `Pour ${name}`,
    writtenAt: (time) => `Écrite à [${time}]`,
    writtenByComposer: 'Écrite par Firstlight, sans modèle',
    writtenByModel: (model) => `Écrite par ${model}`,
  },
  guest: 'toi',
  week: 'Les jours de la semaine',
  written: (date) => `${date}, écrit`,
  unwritten: (date) => `${date}, pas écrit`,
  earlier: { week: 'Il y a une semaine', month: 'Il y a un mois', year: 'Il y a un an' },
  bothSections: {
    title: 'Remplis les deux sections',
    description: 'Il faut la gratitude et les objectifs pour continuer.',
  },
}
