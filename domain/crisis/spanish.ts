import type { LanguageRules } from './phrases.ts'

export const spanish: LanguageRules = {
  sets: {
    want: ['quiero/quisiera/deseo/intenté/intente/intentar', 'voy a', 'pienso/pensando en?', 'ganas de'],
    die: [
      'matarme/suicidarme/morir/morirme/desaparecer/cortarme',
      'estar muerto/muerta',
      'hacerme daño',
      'no despertar',
    ],
  },
  signs: [
    '<want> <die>',
    'me quiero/quisiera matar/morir/suicidar',
    'me voy a matar/morir/suicidar',
    'autolesi*',
    'hacerme daño',
    'suicid*',
    'no quiero seguir? vivir/viviendo/existir/despertar',
    'no tengo ganas de seguir? vivir/viviendo/existir/despertar',
    'sin ganas de vivir',
    'quitarme la vida',
    'acabar/terminar con mi vida',
    'acabar/terminar con todo esto',
    'estuviera/prefiero estar? muerto/muerta',
    'estaría/mejor mejor/estar muerto/muerta',
    'cortarme las venas',
    'me corté otra vez',
  ],
  exceptions: [
    '<want> morir/morirme de risa/hambre/ganas/calor/frío/vergüenza/sueño/miedo/amor',
    'me quiero/voy a? morir de',
    '<want> matarme a/de trabajar/reír/risa/estudiar',
    '<want> matarme estudiando/trabajando',
    '<want> cortarme un? poco? el/las/la/los pelo/cabello/uñas/flequillo/barba/puntas',
    'no quiero seguir? vivir/viviendo/existir en/con/aquí/lejos/cerca/sin',
    '<want> desaparecer en/con/por/de',
  ],
}
