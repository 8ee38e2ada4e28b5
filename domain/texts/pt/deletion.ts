import type { Texts } from '../type.ts'

export const deletion: Texts['deletion'] = {
  warning:
    'Sua conta, todas as páginas e tudo o mais que é seu aqui serão excluídos na hora. Não há como trazer de volta. Talvez você queira exportar seus dados antes.',
  field: (word: string) => `Digite ${word} para confirmar`,
  save: 'Excluir tudo',
  pending: 'Excluindo…',
  cancel: 'Manter minha conta',
}
