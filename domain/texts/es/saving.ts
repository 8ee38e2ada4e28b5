import type { Texts } from '../type.ts'

export const saving: Texts['saving'] = {
  sending: 'Enviando',
  waits: 'Guardado en este dispositivo. Se enviará cuando vuelva la conexión.',
  onlyInPage:
    'Este navegador no tiene espacio para tus palabras: están solo en esta página. Déjala abierta hasta que se envíen.',
  untilSaved: 'En este dispositivo hasta que se guarde',
  notSent: 'Todavía no se ha enviado. Está guardado en este dispositivo.',
  discarded: 'Cambios descartados',
  signedOut: 'No se pierde nada. Entra, y sigue desde ahí.',
  entry: {
    saved: {
      title: 'Página guardada',
      description: 'Tu página de la mañana está guardada y tu carta, escrita.',
    },
    notSaved: {
      title: 'No se pudo guardar la página',
      waits: 'Tu página está guardada en este dispositivo y se enviará cuando vuelva la conexión.',
    },
    updated: { title: 'Página actualizada', description: 'Tus cambios están guardados.' },
    notUpdated: { title: 'No se pudo actualizar', description: 'La página no se actualizó' },
    diarySaved: 'Diario guardado',
    diaryNotSaved: 'No se pudo guardar el diario',
    lookBackSaved: 'Repaso guardado',
  },
  marksNotSaved: {
    doneItems: 'No se pudo marcar el pequeño logro',
    mood: 'No se pudo guardar cómo se sintió el día',
  },
}
