import type { HelpSamples } from './help-samples.ts'

/** Written after the third mending, and before the phrases were measured with these texts. */
export const fourthHelpSamples: HelpSamples = {
  en: {
    needing: `
I keep thinking how easy it would be to just stop living
want to hurt myself so badly today
if I'm honest I don't care whether I live or die
started cutting again after eight months
suicidal all week, hid it well
everyone hates me, I should just kill myself
my plan is for Sunday when they're at church
I'm scared I'll do something to myself tonight
no one would even come to my funeral
I took too many pills on purpose last week
it'd be easier for everybody if I were dead
wishing I'd crash on the motorway
can't live with this pain any longer
I don't want to be alive when he comes home
the only way it stops is if I die
dying is all I think about
hoping to not wake up from the surgery
burned my legs with the iron on purpose
lost the will to live somewhere in October
I want to disappear off the face of the earth and never come back
tell my sister she can have my car when I'm gone
i think about hanging myself in the garage
life is just pain. I'm ending it
drove past the cliffs and thought about not turning
I feel so worthless I want to be dead
kms if I fail this exam, not a joke
can someone just put me out of my misery, I mean for good
there's no reason for me to stick around on this planet
I have the pills next to my bed, just looking at them
I'm going to jump
`,
    notNeeding: `
the kids wore me out, dead on my feet and grinning
dad's funeral went well, we danced
finished the crime novel, the gardener killed her
if I die of joy, blame the puppy
stuck in a pain of a queue, then free ice cream
drove along the cliffs with the windows down
I was suicidal at 17. I'm 34 and baking bread.
my client no longer self-harms, best news
the pills for the cat taste of chicken
took the car through the car wash
jumped rope, jumped in puddles
hang up the new curtains
burned the toast on purpose for the ducks? no, by mistake
sister can have my old bike
I love living here
would love to live by a lake
end the diet
ending the year with friends
nobody came to the meeting, more cake for me
plan for Sunday: church, then soup
I think about you every day, Gran
wake up, stretch, water
hate my alarm clock
the world feels lighter
couldn't live without my sister's jokes
worthless old coins from granddad's drawer
crashed out before the film ended
this deadline will kill me, haha
looked death in the eye on the rollercoaster
rest in peace old laptop
`,
  },
  es: {
    needing: `
quiero acabar con mi vida hoy
ya no encuentro razón para seguir aquí
pienso que todos vivirían mejor sin mí
me quiero colgar
odio mi vida y quiero morirme
tengo miedo de hacerme algo
me corté los muslos en el baño
he pensado en tirarme por la ventana
quisiera cerrar los ojos y no abrirlos más
estoy pensando en quitarme la vida
me tomé veinte pastillas el viernes
no soporto seguir respirando
qué ganas de desaparecer del mundo
no quiero llegar a mañana
si muero hoy nadie lo nota
ya tengo la cuerda
necesito morir
soy una carga y sobro
me da igual vivir o morir
mi vida ya no tiene remedio, la termino
`,
    notNeeding: `
mi hermana está viva de milagro y lo celebramos
ayer casi me caigo por la ventana de risa
cuerda nueva para el tendedero
el funeral fue sereno
no soporto el calor
qué ganas de desaparecer en la playa
no quiero llegar tarde
quiero acabar la novela hoy
me da igual rojo o azul
colgar la ropa
veinte minutos de yoga
seguir aquí sentada al sol
murió la batería
hace años pensé en morir y hoy tengo dos hijos
los muslos de pollo al horno
cerrar los ojos y respirar
necesito dormir
vivir el momento
la vida es bella
respirar hondo
`,
  },
  de: {
    needing: `
ich möchte mein Leben beenden
manchmal will ich einfach nur verschwinden, für immer
alle sind besser dran, wenn ich nicht mehr lebe
hab mir die Arme aufgeschlitzt
ich denke jeden Abend daran, wie es wäre, tot zu sein
ich habe Angst, dass ich mir was antue
das Seil habe ich schon gekauft
mir reicht es, ich will nicht mehr aufwachen
ich will mich vor den Zug schmeißen
es wäre besser, ich wäre nie da gewesen
habe gestern zwanzig Tabletten genommen
ich kann so nicht mehr weiterleben
am Ende. Ich mag nicht mehr leben
ich bin es nicht wert zu leben
ich würde gern sterben
keiner würde um mich weinen
hab wieder Suizidgedanken
würd mich am liebsten erschießen
wenn ich tot bin, ist endlich Ruhe
ich verletze mich, damit der Druck weggeht
`,
    notNeeding: `
mein Bruder war suizidal, heute lacht er wieder
das Seil für die Slackline
Tabletten gegen Heuschnupfen
der Film war zum Sterben langweilig, egal
im Garten verschwinden bis Mittag
endlich Ruhe nach dem Kindergeburtstag
Leben retten: Erste-Hilfe-Kurs
nicht mehr so viel Kaffee
Arme trainieren
Angst vor der Prüfung, aber gelernt
zwanzig Kniebeugen
Druck rausnehmen
am Ende wurde alles gut
besser dran mit Regenschirm
kein Zug, kein Stress
mein Opa ist gestern friedlich gestorben
es war den Weg wert
ich mag nicht mehr diskutieren
weinen vor Glück
totale Stille im Wald
`,
  },
  fr: {
    needing: `
je veux mettre fin à ma vie
j'ai envie de sauter
je pense que tout le monde vivrait mieux sans moi
j'ai peur de me faire du mal ce soir
je me suis ouvert le bras
je n'ai plus envie de vivre
je voudrais être mort
je vais avaler tous mes médicaments
si je disparaissais personne ne s'en rendrait compte
je suis fatiguée d'exister
je me taillade pour ne plus penser
je souhaite ne plus jamais me réveiller
autant mourir
je suis bon à rien, je ferais mieux de crever
la corde est prête
je veux que mon cœur s'arrête
mes enfants seraient mieux sans une mère comme moi
je n'attends plus que la mort
hier j'ai failli me jeter du pont
je veux rejoindre maman au ciel
`,
    notNeeding: `
mon frère a fait une tentative il y a cinq ans, il vient d'avoir un fils
j'ai envie de sauter de joie
corde à sauter, dix minutes
le bras cassé guérit bien
fatiguée d'attendre le bus
ouvrir les fenêtres
médicaments du chat
autant rire
le cœur léger
la mort de l'automne, si belle
mieux sans sucre
au ciel, des étourneaux
disparaître dans un bon livre
bonne à rien faire, dimanche
je ne suis plus fâchée
une vie simple
m'arrêter au marché
penser à moins
vivre près de la mer
le pont est joli sous la brume
`,
  },
  it: {
    needing: `
vorrei morire nel sonno
mi voglio togliere la vita
ho paura di farmi del male
non voglio più esistere
sarebbe meglio se fossi morta
sono stanco di esistere
`,
    notNeeding: `
sogni d'oro
morto di fame, pizza
meglio tardi che mai
paura del dentista
togliere le erbacce
esistono giorni belli
`,
  },
  pt: {
    needing: `
quero tirar minha vida
seria melhor se eu estivesse morta
tenho medo de me machucar hoje
não quero mais estar viva
penso em me enforcar
queria dormir e não acordar mais
`,
    notNeeding: `
morto de fome, pizza
medo do dentista
melhor tarde do que nunca
acordar e nadar
tirar férias
viva a vida
`,
  },
}
