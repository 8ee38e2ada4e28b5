import { medicines } from './doses.ts'

/** Things that can be a means, and lines that can be a farewell. Most are ordinary, and no letter needs to quote one. */
export const meansSigns = [
  ...medicines,
  'rope/ropes/pill/pills/tablets/meds/medication/razor/razors/blade/blades/knife/knives/gun/guns/pistol/rifle/shotgun',
  'ammo/ammunition/bullets/bleach/antifreeze/helium/insulin/bridge/cliff/rooftop/ledge/railway/tracks',
  'note/letter/letters to/for mum/mom/dad/mother/father/her/him/them/my/the/everyone/you',
  'leave/write/wrote/left ~ a/the/my note/notes | goodbye/goodbyes/farewell/farewells/passwords/insurance',
  'say sorry to everyone/them all/all | my will | end it | give/giving away | home for the/my dog/cat',
  'one last/final | the/a last time',
  'seil/strick/strang/tabletten/pillen/medikamente/schlaftabletten/klinge/klingen/rasierklinge/rasierklingen/messer/pistole/gewehr',
  'waffe/waffen/verabschieden',
  'brücke/klippe/gleise/bahngleise/hochhaus/abschied*/testament/verschenken/passwörter',
  'brief/briefe/zettel an/für | ein letztes/letzter mal | zum letzten mal',
  'corde/cachets/comprimés/médicaments/somnifères/lame/lames/rasoir/couteau/couteaux/pistolet/fusil/arme/armes/pont/falaise/rails/adieu*',
  'lettre/lettres/mot pour/à | dernière/dernier fois/adieu/lettre | mon/le testament',
  'cuerda/soga/pastillas/comprimidos/somníferos/cuchilla/cuchillas/navaja/cuchillo/cuchillos/pistola/escopeta/arma/armas/puente',
  'acantilado/vías/despedida/despedirme/testamento/contraseñas | carta/cartas/nota para/a',
  'última/último vez/carta/adiós',
  'corda/remédios/medicamentos/lâmina/lâminas/navalha/faca/facas/arma/armas/ponte/penhasco/trilhos/despedir/senhas',
  'carta/cartas/bilhete para | última/último vez/carta/adeus',
]
