import type { Texts } from '../type.ts'

const at = (time: string) => (/^0?1\D/.test(time) ? `a la [${time}]` : `a las [${time}]`)

export const journal: Texts['journal'] = {
  sections: {
    gratitudeText: { title: 'Gratitud', question: '¿Qué 3 cosas agradeces hoy?' },
    goalsText: { title: 'Metas de hoy', question: '¿Qué 3 pequeños logros te propones hoy?' },
    diaryText: { title: 'Diario', question: 'Lo demás que traiga el día' },
    eveningText: { title: 'Repaso del día', question: '¿Qué salió bien?' },
  },
  marks: {
    doneItems: { title: 'Pequeños logros hechos' },
    mood: {
      title: 'Cómo se sintió el día',
      labels: { 1: 'Pesado', 2: 'Gris', 3: 'Normal', 4: 'Ligero', 5: 'Luminoso' },
    },
  },
  choice: (title: string, label: string) => `${title}: ${label.toLowerCase()}`,
  letter: {
    title: 'Tu carta',
    help: 'Personas que escuchan',
    talk: '¿Necesitas hablar con alguien?',
    addressee: (name: string) => (name === 'tú' ? 'Para ti' : `Para ${name}`),
    writtenAt: (time: string) => `Escrita ${at(time)}`,
    writtenByComposer: 'Escrita por Firstlight, sin modelo',
    writtenByModel: (model: string) => `Escrita por ${model}`,
  },
  guest: 'tú',
  week: 'Los días de la semana',
  written: (date: string) => `${date}, con página`,
  unwritten: (date: string) => `${date}, sin página`,
  earlier: { week: 'Hace una semana', month: 'Hace un mes', year: 'Hace un año' },
  bothSections: {
    title: 'Completa las dos partes',
    description: 'Hacen falta gratitud y metas para continuar.',
  },
}
