import type { Texts } from '../type.ts'

export const prerendered: Texts['prerendered'] = {
  needsScripts:
    'Para escribir y para entrar, Firstlight necesita JavaScript. Permítelo para este sitio en los ajustes de tu navegador y vuelve a cargar la página.',
}
