import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const days = (count: number) => `${count} ${plural('fr', count, 'jour', 'jours')}`

const reached = (count: number) => `${count} ${plural('fr', count, 'atteint', 'atteints')}`

export const drawnGoals: Texts['drawnGoals'] = {
  newGoal: 'Nouvel objectif',
  backToGoals: 'Retour aux objectifs',
  priorities: { low: 'Priorité basse', medium: 'Priorité moyenne', high: 'Priorité haute' },
  deadline: {
    none: 'Sans échéance',
    today: 'Pour aujourd’hui',
    overdue: (count) => `${days(count)} de retard`,
    left: (count) => `Encore ${days(count)}`,
    remaining: (count) => `Il reste ${days(count)}`,
  },
  wizard: {
    step: ({ step, count }) => `Partie ${step} sur ${count}`,
    steps: {
      details: { title: 'Objectif', note: 'Choisis l’objectif et ses détails' },
      timeline: { title: 'Échéance', note: 'Choisis une date visée' },
      reminders: { title: 'Rappels', note: 'Choisis leur rythme' },
      milestones: { title: 'Étapes', note: 'Découpe ton objectif' },
      review: { title: 'Relecture', note: 'Confirme ton objectif' },
    },
  },
  title: 'Mes objectifs',
  counts: ({ active, completed }) => `${active} en cours, ${reached(completed)}`,
  finish: 'Terminer',
  empty: {
    title: 'Pas encore d’objectif',
    note: 'Un objectif né de ta page du matin apparaîtra ici, avec sa date et le chemin pour y arriver.',
    action: 'Créer ton premier objectif',
  },
  figures: { active: 'En cours', completed: 'Atteints', averageProgress: 'Progression moyenne' },
  completed: { title: 'Objectifs atteints', all: 'Tous les objectifs atteints' },
  statuses: { active: 'En cours', completed: 'Atteint' },
}
