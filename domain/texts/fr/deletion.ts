import type { Texts } from '../type.ts'

export const deletion: Texts['deletion'] = {
  warning:
    'Ton compte, chaque page et tout ce qui est à toi ici seront supprimés aussitôt. Rien ne pourra être récupéré. Pense à exporter d’abord tes données.',
  field: (word) => `Écris ${word} pour confirmer`,
  save: 'Tout supprimer',
  pending: 'Suppression…',
  cancel: 'Garder mon compte',
}
