import type { LanguageRules } from './phrases.ts'

export const italian: LanguageRules = {
  signs: [
    'uccidermi/ammazzarmi/suicidarmi',
    'togliermi la vita',
    'farmi del male',
    'farla finita',
    'suicid*',
    'voglio/vorrei morire',
    'voglio/vorrei essere morto/morta',
    'non voglio più vivere',
    'non voglio più svegliarmi',
    'autolesion*',
  ],
  exceptions: ['voglio/vorrei morire dal/di/dalle/da'],
}

export const portuguese: LanguageRules = {
  sets: { want: ['quero/vou/queria', 'pensando em', 'vontade de'] },
  signs: [
    '<want> me matar/cortar/machucar',
    '<want> morrer/desaparecer',
    'tirar/acabar a/com? a? minha/própria própria? vida',
    'não quero mais viver/existir/acordar',
    'automutila*',
    'suicíd*',
  ],
  exceptions: ['<want> morrer de rir/fome/calor/frio/vergonha'],
}

export const dutch: LanguageRules = {
  signs: [
    'zelfmoord*',
    'zelfdoding*',
    'suïcid*',
    'wil/wou ik? gewoon? dood/sterven',
    'wil/wou ik? gewoon? niet meer leven',
    'mezelf iets? van/aan/pijn/snijden',
    'uit het leven stappen',
    'niet meer willen? leven',
    'niet meer wakker worden',
  ],
}
