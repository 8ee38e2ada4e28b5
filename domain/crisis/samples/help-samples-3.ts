import type { HelpSamples } from './help-samples.ts'

/** Written after the second mending, and before the phrases were measured with these texts. */
export const thirdHelpSamples: HelpSamples = {
  en: {
    needing: `
I'm so tired of being here, on earth I mean
can't stop crying and I just want to die already
do you ever wish you could just stop existing? because same
I've been googling painless ways to go
nobody would care if I wasn't around tomorrow
I hate myself enough to end it
bought the pills today
I want to slit my wrists
the only thing keeping me alive is my cat
my parents would be happier with one kid less, with me dead
would it hurt, jumping from the eighth floor
cut my legs in the shower, it felt calm
I was sad to wake up this morning
feeling suicidal, again, can't tell anyone
every night I pray not to wake up
i dont wanna be alive anymore its exhausting
I think everyone would be better off without me around
sorry mom. sorry dad. I can't do this anymore
I have a date picked. after that no more pain
imma end it all fr
hurt myself on purpose to feel something
i want to be with my dead husband, soon
would anybody miss me?
gonna hang myself if he leaves
living is torture and I want out
I burned my arm with a cigarette last night
I really don't see the point in carrying on
ready to die
not suicidal but i wouldn't mind not waking up
what if I just drove into that wall
I don't deserve to live after what I did
wish I had the courage to kill myself
I keep a razor under my mattress, used it yesterday
thought about taking the whole bottle
death sounds peaceful
self harmed for the first time in a year
I'm a waste of space and they know it
goodbye to you all, I loved you
I stood at the edge of the platform and nearly let go
life isn't for me. I'm leaving it.
`,
    notNeeding: `
nearly died laughing at dad's joke about the cheese
my plant is dying, repot it
Died and went to heaven with that tiramisu
got killed three times in Zelda before lunch
our neighbour passed away, bring soup to his wife
kill the old server and deploy
cut the grass, cut the hedge
grateful my sister got help for her self-harm and is doing fine
a year ago I was in hospital wanting to die. Look at me now
read about suicide rates for my thesis
the band Suicide, first record, what a noise
jumping jacks, fifty
hung the washing out in the sun
tired of being late, leave at seven
tired of this job, update the CV
ready to dive in
drive my car into the city
jump off the high board at the pool
drop the kids off, pick up pills from the chemist
woke up at five, could not fall asleep again
I don't want to wake the neighbours
end the call on time
end of year party
he cut me off in traffic
hurt my back lifting boxes
burn the candle I got for my birthday
I want to live to be a hundred
life is good, life is loud
not going anywhere this weekend, bliss
dead leaves raked
wish I could stop eating crisps
wish you were here, postcard from Tom
nobody missed the meeting
I would miss the train if I snooze
pain in my shoulder is gone
goodbye summer
leaving the house by eight
my therapist and I talked about death and it helped
the point of the pencil broke
rope climbing class with Nina
`,
  },
  es: {
    needing: `
me quiero morir ya
no aguanto seguir viva
quisiera no haber nacido nunca
todos estarían mejor si me muero
estoy pensando en matarme
me hice cortes en las piernas
quiero dejar de existir
me da igual morirme
ayer me tomé un frasco de pastillas
solo pienso en la muerte, en la mía
nadie me va a llorar
vivir es un infierno y quiero irme
no tengo fuerzas para seguir viviendo
deseo dormir y no despertar jamás
la idea del suicidio me persigue
estorbo a todo el mundo, mejor desaparezco
quiero tirarme a las vías
me voy a suicidar
odio estar viva
no sirvo para nada, merezco morir
me rasguño hasta sangrar
ojalá estuviera muerta
no me quiero despertar mañana
si me mato se acaba todo
quiero descansar para siempre
`,
    notNeeding: `
muero de ganas de verte
casi me mato de risa
el móvil se murió
mi gata murió en verano
estoy muerta, qué día tan largo y bonito
matar las hormigas de la cocina
no quiero seguir con la dieta
me voy a dormir temprano
cortar leña
me tomé la pastilla del colesterol
descansar el domingo
no tengo fuerzas para correr hoy, caminaré
todos estarían mejor con más sueño
tirarme en el sofá
odio estar resfriada
despertar con el sol
leer sobre la muerte de Lorca
se acabó el examen
vía libre en el trabajo
mi hijo ya no se autolesiona, qué alivio
he vuelto a tener ganas de vivir
vivir despacio
la sangre del análisis salió bien
morirse de frío en la sierra
un tiro a puerta y gol
`,
  },
  de: {
    needing: `
ich will einfach nur noch sterben
ich kann nicht mehr leben mit dieser Schuld
hab überlegt wie viele Tabletten reichen
wozu noch leben
mir ist egal ob ich lebe oder sterbe
ich hasse mein Leben und will, dass es endet
alle wären froh, wenn ich tot wäre
ich schneide mich wieder
würde am liebsten nie wieder aufwachen
habe einen Plan und ein Datum
ich sehe keinen Sinn im Leben
denke oft an Suizid
ich stand auf der Brücke und wollte springen
wäre ich doch nie geboren worden
mein Tod wäre für alle eine Erleichterung
ich möchte zu meinem Mann, ins Grab
möchte mich am liebsten vor die Bahn werfen
ich hab mich verbrannt, mit Absicht
will weg von dieser Welt
ich lebe nur noch wegen der Kinder
ich bringe mich um
ich mag nicht mehr auf der Welt sein
keiner braucht mich, ich bin überflüssig, besser tot
Schlaftabletten, eine ganze Packung, das wäre es
ich hätte gestern fast Schluss gemacht mit meinem Leben
`,
    notNeeding: `
mein Handy stirbt gleich
vor Lachen gestorben
wir haben den Hund einschläfern müssen
tote Blumen raus, neue rein
Schnitt in der Hand, halb so wild
schneide mir heute die Haare
ich hasse Montage
Sinn der Übung verstanden
Brücke, Fluss, Radtour
wäre ich doch früher losgefahren
froh, wenn die Woche vorbei ist
Datum für die Hochzeit steht
die Packung Tabletten ist leer, Rezept holen
sterben üben in der Theaterprobe, Szene drei
Plan für heute: nichts
überflüssige Mails löschen
Fahrt mit der Bahn ans Meer
die Erleichterung nach der Prüfung
Weltreise planen
egal ob Regen oder Sonne, ich gehe raus
ich lebe gern hier
umgefallen vor Müdigkeit, selig
Mordfall im Ersten geguckt
meine Tochter ritzt sich nicht mehr, danke
Grab von Oma gießen
`,
  },
  fr: {
    needing: `
je veux crever
je ne supporte plus de vivre
j'ai envie de disparaître à jamais
je me suis coupée hier soir, sur la cuisse
tout le monde se porterait mieux sans moi
j'ai un plan et une date
je n'ai plus envie de me battre, je veux partir
pourquoi continuer à vivre
je pense tout le temps au suicide
je voudrais m'endormir et que ce soit fini
si seulement un camion pouvait m'écraser
j'ai avalé tout mon traitement
je hais ma vie, je veux en finir
je suis de trop sur cette terre
j'ai pensé à me jeter du balcon
je veux être morte
plus rien ne me retient ici
je m'ouvrirais bien les veines
ils seront soulagés quand je serai morte
je n'en peux plus, je vais me tuer
vivement que ça finisse, vivement la mort
je me brûle avec un briquet pour me calmer
je regrette d'être née
je ne mérite plus de vivre
la seule solution c'est la mort
`,
    notNeeding: `
mort de fatigue mais heureux
c'est à mourir de rire
ma batterie est morte
ma mère est morte au printemps, je pense à elle
tuer une araignée pour ma fille
je veux partir en Italie
je ne supporte plus le froid
couper le gâteau
j'ai un plan pour le jardin
se battre pour le budget
camion de pompiers pour le petit
brûler les vieilles feuilles
finir la vaisselle
je hais les lundis
au balcon avec un café
plus rien dans le frigo, faire les courses
la seule solution, un bon café
regretter d'avoir vendu le vélo
pourquoi continuer ce cours
un briquet pour les bougies
j'ai repris goût à la vie
le suicide de Mishima, conférence à la fac
veiller sur mon frère, il va mieux
soulagée que l'examen soit fini
disparaître sous la couette un dimanche
`,
  },
  it: {
    needing: `
vorrei essere morta
non ho più voglia di vivere
mi voglio ammazzare
penso alla morte, alla mia
se muoio nessuno piange
ho preso tutte le pillole
mi sono fatta dei tagli sulle gambe
non merito di vivere
voglio farla finita stasera
odio essere viva
sono un peso per la mia famiglia
mi butto dal balcone
`,
    notNeeding: `
stanco morto ma contento
il mio gatto è morto
tagli al bilancio
non ho più voglia di correre
una torta da urlo
balcone pieno di fiori
vivo al terzo piano
prendere le medicine per il mal di gola
un peso in meno
finita la tesi
morire di noia in riunione
mi butto in mare
`,
  },
  pt: {
    needing: `
queria estar morta
não tenho mais vontade de viver
vou acabar com a minha vida
penso na morte todo dia, na minha
se eu morrer ninguém chora
tomei uma cartela inteira de remédio
fiz cortes nas pernas
não mereço viver
quero sumir de vez desse mundo
odeio estar viva
sou um peso para minha família
quero me jogar da janela
`,
    notNeeding: `
morta de cansaço mas feliz
meu cachorro morreu
cortes no orçamento
não tenho mais vontade de correr
um bolo divino
janela aberta, sol
vivo perto do trabalho
tomar o remédio da pressão às oito
um peso a menos
acabei o trabalho
morrendo de rir
me jogar no sofá
`,
  },
}
