import type { Texts } from '../type.ts'

export const prerendered: Texts['prerendered'] = {
  needsScripts:
    'Para escrever e para entrar, o Firstlight precisa de JavaScript. Permita-o para este site nos ajustes do navegador e recarregue a página.',
}
