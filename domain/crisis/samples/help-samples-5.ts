import type { HelpSamples } from './help-samples.ts'

/** Written after the fourth mending, and before the phrases were measured with these texts. */
export const fifthHelpSamples: HelpSamples = {
  en: {
    needing: `
I wanna end my life, no one cares
feeling like I should just die
nobody would notice if I was gone for a week
don't want to live anymore since she left
took a razor to my arm again
I fantasize about not existing
honest answer? grateful for nothing, want to be dead
I've been thinking about suicide every day at work
if I had the guts I'd do it tonight, end everything
saving my sleeping pills in a sock
I hate myself and wish I was never born
sometimes i hope the plane goes down
everyone's life would improve without me
I can't go on, I really can't
to not wake up, that is my goal
I self harm when nobody is home
kill myyyself lmao but fr
my mind keeps going to the bridge
I've written the letter. It says sorry
life has no meaning without him, I want to follow him
I can't see myself getting old, I'll be gone by then
wrote down which ways hurt least
im a burden n they know it
I deserve to be dead
what's even the point of being here
thinking of drowning myself in the lake
scared of my own thoughts, they want me dead
I need this life to be over
why am I still alive
cut my thigh, needed stitches, told them it was glass
`,
    notNeeding: `
I want to live closer to my parents
nobody noticed I had cut my hair
my brother's band played until midnight, my ears are dead
thinking about the bridge repair meeting
no point arguing with the printer
killed every plant but the cactus, the cactus lives
written a letter to my landlord
I could sleep for a week
my sleeping bag smells of smoke, good camping
nurse said the razor burn will heal
plane lands at nine, pick up Jo
life has new meaning since the twins came
razor thin win for our team!
followed a recipe for once
swim in the lake before work
old photos made me cry and smile
used to self harm, today I taught yoga
glass broke, swept it up
a week without sugar is over
grateful to be alive after the crash
my dog is getting old, more walks
the thought of summer
sorry letter to Kim, she laughed
hate the winter dark, buy a lamp
stitches out on Tuesday
finally end the lease
death metal concert with dad, a scream
he'd rather die than dance, my husband, and he danced
drop the guilt about the dishes
do it tonight: call the bank
`,
  },
  es: {
    needing: `
quiero terminar con mi vida
solo quiero dormir y no despertar
nadie notaría mi ausencia, mejor me voy para siempre
me corto cuando estoy sola
he buscado cómo suicidarme
estoy cansado de esta vida
no tengo motivos para seguir
ojalá me muriera esta noche
pienso en la muerte a todas horas
mis padres estarían mejor sin mí
tengo un bote de pastillas preparado
me gustaría morir
no puedo vivir con este dolor
me odio, quiero desaparecer para siempre
a veces quiero tirarme del tren
ya no hay nada por lo que vivir
prefiero la muerte
siento que estoy de más
voy a matarme
anoche intenté suicidarme
`,
    notNeeding: `
cansado de esta rutina, cambiar algo
quiero terminar con la mudanza
dormir y despertar con pájaros
me corto un mechón de recuerdo
he buscado cómo hacer pan
mis padres están mejor de la gripe
un bote de tomate casero
me gustaría morir de risa otra vez con Ana
dolor de espalda menos
a todas horas café
coger el tren de las ocho
la muerte de mi abuela me dolió, hoy la recuerdo con risa
nadie notó el error
estoy de vacaciones
voy a matar el hambre con tortilla
anoche cenamos fuera
preferir la bici
desaparecieron mis calcetines
siento alegría
por lo que vivir: mis nietos
`,
  },
  de: {
    needing: `
ich will nicht mehr auf dieser Welt sein
am besten wäre ich tot
ich plane meinen Suizid
hab keinen Bock mehr auf Leben
ich schneide mir die Arme auf
ich will schlafen und nie mehr wach werden
mein Leben ist vorbei, ich will sterben
alle wären ohne mich glücklicher
ich hab schon einen Abschiedsbrief
ich bin so müde vom Leben
will mich umbringen, niemand merkt es
es hat doch alles keinen Sinn mehr
wenn mich nur ein Auto überfahren würde
ich denke daran, von der Brücke zu springen
tot sein stelle ich mir friedlich vor
ich ertrage dieses Leben nicht mehr
Tabletten gezählt, es reicht
warum lebe ich überhaupt noch
mag nicht mehr da sein
selbst verletzt, wieder am Oberschenkel
`,
    notNeeding: `
am besten war der Kuchen
ich plane meinen Urlaub
keinen Bock mehr auf Stau
Arme voll Holz
schlafen und spät wach werden
ohne mich gehen sie ins Kino, ich lese
müde vom Wandern
es hat alles geklappt
ein Auto überholt, Glück gehabt
friedlich im Garten
Brücke gesperrt, Umweg durch den Wald
der Tod von Frau Meier geht mir nah, Blumen bringen
Tabletten für Mama bestellt
warum nicht einfach mal baden
da sein für die Kinder
am Oberschenkel Muskelkater
das alte Leben vermisse ich nicht
glücklicher ohne Handy
Sinn für Humor behalten
der Krimi: Mord, Gift, Tod, herrlich
`,
  },
  fr: {
    needing: `
je veux en finir avec la vie
j'aimerais mourir dans mon sommeil
personne ne m'aime, je veux disparaître pour de bon
je me coupe pour aller mieux
je pense à me tuer tous les jours
la vie n'a plus de sens
je n'ai plus envie d'exister
je suis un fardeau, ils seraient mieux sans moi
j'ai préparé les médicaments
je ne veux pas me réveiller
j'ai fait une tentative hier
je vais me jeter sous le train
à quoi ça sert de vivre
je rêve de mourir
j'en ai marre de vivre
je voudrais ne jamais être née
plus rien n'a de goût, je veux que tout finisse
je me déteste, je mérite de mourir
dis à mes enfants que je les aime, je m'en vais pour toujours
je suis à bout, je veux plus être là
`,
    notNeeding: `
en finir avec ce dossier
aller mieux, un pas après l'autre
je me coupe du monde deux jours, sans téléphone
la vie a du goût ce matin
mourir de faim avant midi
train de huit heures
préparer les valises
à quoi ça sert, ce bouton
ne pas réveiller bébé
je rêve d'Italie
marre du bruit
tentative de soufflé: réussie
sommeil de plomb, merci
je m'en vais à la mer
mes enfants, je les aime
être là pour Léa
un fardeau en moins: impôts faits
mort de trac avant le concert
tous les jours un mot gentil
née en mars, gâteau
`,
  },
  it: {
    needing: `
voglio morire stanotte
non ha più senso vivere
mi taglio di nascosto
meglio morta che così
voglio suicidarmi
non riesco più a vivere
`,
    notNeeding: `
taglio di capelli
senso unico
stanotte ho dormito
meglio così
di nascosto un regalo
vivere bene
`,
  },
  pt: {
    needing: `
quero acabar com a minha vida
não quero acordar amanhã
me cortei ontem à noite
a vida perdeu o sentido, quero morrer
pensei em me matar
melhor morto do que assim
`,
    notNeeding: `
acabar o relatório
acordar com sol
cortei o bolo
sentido contrário
pensei em você
melhor assim
`,
  },
}
