import type { HelpSamples } from './help-samples.ts'

/** Written after the fifth mending, and before the phrases were measured with these texts. */
export const sixthHelpSamples: Pick<HelpSamples, 'en' | 'es' | 'de' | 'fr'> = {
  en: {
    needing: `
i hope i die in my sleep
I just can't keep doing this, I want it all to end
been cutting since summer, nobody knows
I want to take every pill in the cabinet
they'd be happier if I was dead
today i planned how i'd do it
I'm worthless and should be dead
nothing to live for anymore
thinking about stepping into traffic on the way home
suicide note is done
I don't want to exist
hurting myself again, can't stop
life isn't worth it
I'm better off dead
want to go to sleep and never wake up
I can't take it, I want to kill myself
my kids need a better mom, I should go
tired of pretending I want to live
gonna od tonight
if only I had a gun
`,
    notNeeding: `
the cat slept on my face
cutting board oiled
planned the party
never wake a sleeping baby
traffic was mild
pretending to be a dragon with Theo
tired but proud
my mom is the best mom
note to self: water plants
I want it all: cake, cream and cherries
nothing to complain about
pill organiser refilled
had a go at archery
finished the summer project
I can't take the bus today, bike
go home early
death of a salesman, school play
never gonna give up on French
stepping stones over the brook
want to exist less on instagram
`,
  },
  es: {
    needing: `
quiero morirme de una vez
no quiero seguir con vida
pienso en matarme cada noche
me corto a escondidas
soy un peso para mi familia
mejor estaría muerto
quiero tomarme todas las pastillas
no vale la pena vivir
espero no despertarme
me quiero suicidar
nadie me necesita, quiero irme de este mundo
ya escribí mi carta
`,
    notNeeding: `
carta a los reyes magos
me corto las uñas
quiero irme de aquí temprano
familia y paella
cada noche leo
pastillas de menta
estar vivo es un regalo
muerto el perro se acabó la rabia, refrán
peso ideal
nadie como mi madre
vida sana
espero el autobús
`,
  },
  de: {
    needing: `
ich will sterben, sofort
ich halte das nicht mehr aus, ich bringe mich um
keiner merkt, wie sehr ich nicht mehr leben will
ich hoffe, ich wache nicht mehr auf
ritze mich wieder jeden Abend
ich bin nur eine Last
möchte vom Dach springen
wäre ich bloß tot
ich denke an Suizid
mein Leben ist sinnlos
alle Tabletten auf einmal nehmen
ich habe keinen Lebenswillen mehr
`,
    notNeeding: `
vom Dach tropft Schnee
Last Minute Urlaub
Tabletten sortieren
Abend am See
sofort anfangen
mein Leben in Bildern, Album
merkt sich jeder
aufwachen mit Katze
bloß kein Stress
sinnlos gelacht
springen die Kinder rein
halte das Lenkrad fest
`,
  },
  fr: {
    needing: `
je veux mourir ce soir
j'ai envie d'en finir
je ne supporte plus la vie
je me scarifie
je suis un poids mort pour eux
j'aimerais ne jamais me réveiller
j'ai pris trop de cachets exprès
je pense à me pendre
personne ne me pleurerait
à quoi bon vivre
je ne veux plus vivre avec cette douleur
ils seraient tranquilles sans moi
`,
    notNeeding: `
poids des valises
ce soir, crêpes
douleur au genou, kiné
vivre avec des chats
trop de cachets de fête, soirée jolie
pendre le linge
tranquilles en forêt
pleurer de joie
supporter mon équipe
réveil doux
ne jamais dire jamais
bon vivant
`,
  },
}
