import type { Texts } from '../type.ts'

export const prerendered: Texts['prerendered'] = {
  needsScripts:
    'Pour écrire et pour se connecter, Firstlight a besoin de JavaScript. Autorise-le pour ce site dans les réglages de ton navigateur, puis recharge la page.',
}
