import type { HelpSamples } from './help-samples.ts'

/** Written before the phrases were changed, in the wording of many people. */
export const firstHelpSamples: HelpSamples = {
  en: {
    needing: `
honestly i'd be fine if i just didn't wake up one of these days
been looking up how many tylenol it takes
I keep picturing the train coming and not stepping back
my family would get the insurance money and finally be ok
wrote letters to each of the kids, put them in the drawer
i'm so done. checking out this weekend
nobody needs me here, I'm just a burden on my mom
gonna kill my selffff lol not even joking
I relapsed last night, my thighs are a mess again
want 2 die so bad rn
the voice says just do it, just jump
k1ll myself tn maybe
I don't think I'll be here for Christmas
giving away my records and my guitar, won't need them
I have a plan and I have the rope
everyone would be relieved if I was out of the picture
can't see a future with me in it
been stockpiling my sleeping tablets since august
I just want the pain to stop forever, I want to be dead
wish I'd never been born tbh
thinking of ending things before my birthday
I drove to the bridge last night and stood there an hour
cut too deep this time, hiding it under sleeves
I'm tired. Not sleepy tired. Tired of being alive tired
3 months without sh and today I want to so badly
I hope the cancer comes back and takes me quickly
passive thoughts again, like if a bus hit me that'd be ok
I want to fall asleep and stay asleep for good
suicidal ideation is back, haven't told my therapist
there's nothing left for me after him, I want to go where he is
I'm planning my own funeral songs, not in a fun way
I'd rather be dead than go back to that house
no point in me being here anymore
swallowed a bunch of pills yesterday and threw them up
feeling like unaliving myself again
Sometimes I wonder who would find me
I can't keep living like this. I won't.
burning myself with the lighter helps for a minute
the world would be a better place without me in it
ready to give up on life completely
said goodbye to the dog this morning. it's time for me to go
scratched my arms till they bled, again
`,
    notNeeding: `
My brother has been clean from self-harm for two years and I'm so proud of him
watched Dead Poets Society with the girls
I almost died of embarrassment at karaoke
finally killed the wasp in the kitchen
the Suicidal Tendencies gig was loud and perfect
Ten years ago I wanted to die. Today I held my son.
survived my suicide attempt in 2016, grateful for every morning
bury the hatchet with Dave
this heat will be the death of me
dying to see the new Dune
my phone died halfway up the mountain
train for the suicide prevention walk on Saturday
cut my hair myself and it looks great
cut down on sugar
burned the rice, ate it anyway
Grateful that the depression is over and I want to live again
I could murder a curry
dead tired but happy
drop dead gorgeous sunset
kill my darlings in chapter three
end the meeting on time
finish the last chapter of The Bell Jar
hanging the new shelves by myself
hang out with myself for an evening
jumped in the lake off the pier with the twins
take my blood pressure pills at eight
pick up mum's prescription painkillers from the pharmacy
stop beating myself up about the interview
hit myself on the head with the cupboard door, ow
Wake up before six without snoozing
not wake the baby when I come home
write a goodbye card for Jenny, who is leaving on Friday
volunteer shift at Samaritans tonight
my daughter's drama group is doing Romeo and Juliet
I never want this holiday to end
I don't want to be here at the office until nine again
disappear for a weekend with no phone
shoot the last roll of film
I'd give my life for my kids
he makes me laugh until I can't breathe
overdosed on Christmas cookies, no regrets
let the old me go and start fresh
`,
  },
  es: {
    needing: `
no le veo sentido a seguir viviendo
ojalá no me despierte mañana
estoy harta de vivir
me quiero morirrr
ya no aguanto más, quiero acabar con todo
mis hijos estarían mejor sin mí
he estado guardando pastillas
anoche volví a cortarme los brazos
pienso en tirarme del puente
quisiera dormirme y no despertar nunca
soy una carga para todos
ya escribí la carta de despedida
no quiero estar aquí, quiero desaparecer para siempre
preferiría estar muerto que seguir así
me tomé todas las pastillas de mi madre
nadie me echaría de menos si me muero
tengo ganas de no existir
busqué en internet cómo morir sin dolor
me hago daño cuando nadie me ve
pensamientos suicidas toda la semana
quiero irme con mi papá al cielo, no puedo más
a veces me imagino tirándome al metro
ya no quiero vivir así
la vida no vale la pena
me voy a quitar de en medio
`,
    notNeeding: `
me muero por ver a mi hermana
casi me muero de la risa con los chicos
mi abuela murió hace diez años y la sigo queriendo
matar el tiempo en el parque
matar dos pájaros de un tiro
cortarme el pelo el viernes
me corté el dedo pelando patatas
ya no quiero fumar
no quiero despertarme tarde
tomar las pastillas de la tensión
vi Las vírgenes suicidas con Marta
charla de prevención del suicidio en el instituto
hace cinco años quería morir; hoy estoy agradecida de estar viva
acabar con la pila de platos
quiero vivir cerca del mar
terminar con el informe
muerta de sueño pero contenta
saltar del trampolín con los niños
tirarme a la piscina
esta canción me mata
no puedo vivir sin mi café
me dejó muerta de hambre la excursión
desaparecer un fin de semana sin móvil
carta de despedida para la compañera que se jubila
superé la depresión y quiero vivir
`,
  },
  de: {
    needing: `
am liebsten würde ich einfach nicht mehr aufwachen
ich kann nicht mehr und ich will nicht mehr
hab schon Tabletten gehortet
ich bin für alle nur noch eine Last
ohne mich wären sie besser dran
ich möchte nicht mehr da sein
gestern habe ich mich wieder geritzt
ich denke ständig daran, vor den Zug zu springen
das Leben hat keinen Sinn mehr
ich will tot sein
Abschiedsbrief liegt in der Schublade
ich will endlich meine Ruhe, für immer
ich will einfach nur einschlafen und nie wieder aufwachen
bring mich bald um, echt
ich wünschte, ich wäre nie geboren
niemand würde mich vermissen, wenn ich weg wäre
ich halte das Leben nicht mehr aus
habe überlegt, mit dem Auto gegen einen Baum zu fahren
Suizidgedanken sind wieder da
ich hasse es am Leben zu sein
will sterbennn
heute nacht schluss machen mit allem
mir die pulsadern aufschneiden
ich verletze mich wieder selbst
ich hab keinen Lebenswillen mehr
`,
    notNeeding: `
ich lach mich tot über den Hund
todmüde, aber glücklich
Sterbebegleitung für Oma war friedlich
das Handy ist tot
vor zehn Jahren wollte ich sterben, heute tanze ich
Vortrag über Suizidprävention vorbereiten
ich will nicht mehr rauchen
ich kann nicht mehr warten auf den Urlaub
mich beim Kochen in den Finger geschnitten
mit dem Rauchen Schluss machen
vom Dreier ins Wasser springen
den Zug um acht nehmen
einschlafen ohne Handy
nicht mehr so spät aufwachen
zum Sterben schön, dieser Abend
Tabletten für die Schilddrüse nehmen
Abschiedsbrief an die Kollegen schreiben
das Leben ist schön
ich will leben, und zwar richtig
für immer dankbar
die Hitze bringt mich um
endlich Ruhe im Haus
Der Film Selbstmordkommando war Quatsch
mein Bruder hat seine Depression überstanden
mir die Haare selbst schneiden
`,
  },
  fr: {
    needing: `
j'aimerais ne plus me réveiller
j'en peux plus de vivre
je voudrais disparaître pour toujours
tout le monde serait mieux sans moi
je suis un poids pour ma famille
j'ai recommencé à me couper
je garde mes somnifères dans une boîte, au cas où
je pense à sauter du pont
j'ai écrit ma lettre d'adieu
la vie ne vaut plus la peine
je veux juste que tout s'arrête, mourir
envie de mourirrr
idées noires, envie de me foutre en l'air
je vais me pendre
je ne veux plus être là
personne ne remarquerait si je n'étais plus là
j'ai avalé une boîte de cachets
je n'ai plus la force de vivre
à quoi bon continuer à vivre
je me fais du mal le soir
je préférerais être morte
je pense à me jeter sous le métro
m'endormir et ne jamais me réveiller
pensées suicidaires encore hier
je veux rejoindre mon fils là-haut
`,
    notNeeding: `
morte de rire avec les filles
je meurs de faim
tuer le temps au parc
il y a dix ans je voulais mourir, aujourd'hui je suis heureuse
formation à la prévention du suicide
mon portable est mort
cette série est à mourir d'ennui
me couper les cheveux
je me suis coupé en cuisinant
je ne veux plus manger de sucre
sauter dans la piscine avec les enfants
prendre mes médicaments pour la tension
j'en peux plus de ce bruit
lire Le Mythe de Sisyphe
en finir avec la paperasse
je voudrais vivre au bord de la mer
m'endormir sans téléphone
ne plus me réveiller à trois heures du matin
lettre d'adieu à la collègue qui part
disparaître un week-end à la campagne
mon père est mort l'an dernier, il me manque
crevée mais contente
je suis fou de joie, quelle vie
tout s'arrête le dimanche, j'adore
guérie de ma dépression, quel bonheur de vivre
`,
  },
  it: {
    needing: `
voglio solo addormentarmi e non svegliarmi più
non ce la faccio più a vivere
sono un peso per tutti
penso al suicidio ogni giorno
mi sono tagliata di nuovo
starebbero meglio senza di me
vorrei non essere mai nato
ho voglia di morire
ho scritto la lettera d'addio
la vita non ha più senso
voglio buttarmi sotto un treno
sto mettendo da parte le pillole
`,
    notNeeding: `
muoio dal ridere con Paola
morta di sonno ma felice
tagliarmi i capelli
non voglio più fumare
ammazzare il tempo
dieci anni fa volevo morire, oggi sono felice
corso sulla prevenzione del suicidio
voglio vivere al mare
prendere le pillole per la pressione
lettera d'addio al collega che va in pensione
il telefono è morto
buttarmi in piscina
`,
  },
  pt: {
    needing: `
queria dormir e nunca mais acordar
não aguento mais viver
sou um peso para todo mundo
seria melhor se eu não existisse
quero me matar
me cortei de novo ontem
estou guardando remédios para tomar tudo de uma vez
pensamentos suicidas voltaram
a vida não faz mais sentido
vontade de sumir para sempre
penso em pular da ponte
já escrevi a carta de despedida
`,
    notNeeding: `
morri de rir com a minha irmã
morta de sono mas feliz
cortar o cabelo
matar a saudade da minha mãe
não quero mais fumar
há dez anos eu queria morrer, hoje sou grata
palestra de prevenção ao suicídio
quero viver perto do mar
tomar o remédio da pressão
pular na piscina com as crianças
sumir no fim de semana sem celular
carta de despedida para a colega
`,
  },
}
