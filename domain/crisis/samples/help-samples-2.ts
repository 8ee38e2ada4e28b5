import type { HelpSamples } from './help-samples.ts'

/** Written after the phrases were changed, and before they were measured with these texts. */
export const secondHelpSamples: HelpSamples = {
  en: {
    needing: `
idk why i even bother staying alive
Coffee. Also I have decided that tonight is the night.
if i died tomorrow nobody would cry
i wanna die i wanna die i wanna die
wish someone would just shoot me already, i mean it
Part of me hopes I get hit by a truck on the way to work
I don't want to exist anymore, it hurts too much
cutting again. mom doesn't know
my kids deserve a mother who isn't me, they'd be so much better off
I counted the pills. 42. enough.
one day i'll just walk into the sea
life feels pointless and I'm ready for it to end
grateful that soon it will all be over, for good
googled the tallest building in town
I feel like a burden to everybody who loves me
suicide seems like the only option left
my head keeps telling me to do it
tbh if I had a gun I'd have used it by now
dyinggg would be easier than this
I almost did it yesterday. I had the belt around my neck
how long does it take to bleed out
what's the use of being alive
Nobody will even notice when I'm gone
I'm going to end my life after the exams
hurting myself is the only thing that makes me feel real
I want to go to sleep tonight and not have to wake up again, ever
I'm just waiting to die
ready to leave this world behind
I have no will to keep on living
I promised myself if it isn't better by spring I'm out
wrote my suicide note, hid it in the bible
sh'd in the bathroom at work
I tried to overdose on Friday
killing myself would solve everything
can't stop thinking about death, my death
I shouldn't be alive
been clean 40 days and i slipped, blade and all
Can't do life anymore
drank bleach once, thinking of it again
they'd all move on fast if I disappeared
`,
    notNeeding: `
my grandmother died peacefully, we sang to her
killing time at the airport with a good book
I'd kill for a nap
the baby finally slept through and did not wake up once
Shameless binge of The Good Wife
a funeral that was more laughter than tears
my old car finally died
dying my hair purple tonight
dead lifts, three sets of five
crashed on the sofa at nine
i wanted to sink into the floor when I called my teacher mum
take out the rubbish, take the pills to the vet for the dog
deadline! deadline! deadline!
the cut on my knee is healing nicely
therapist says I'm out of the woods, no dark thoughts for a year
Grateful I'm still here after the attempt three years ago
read a memoir about surviving suicide loss
fundraiser for a suicide helpline, we made 900
wrote to my MP about knife crime
thinking about ending my subscription
thinking of ending things with my boss: quit by email
can't go on holiday without my pillow
gave my old guitar to the neighbour's boy
planning mum's funeral with my sisters, gently
tired of living out of boxes, unpack two today
want to end the day with a bath
my last day at the old job
no point in calling before ten
no reason to live on takeaway, cook something
what's the point of a dishwasher if nobody loads it
jump on the trampoline until I can't breathe
I wish I were in Italy
step in front of the class and speak
wish I'd never bought that printer
he proposed on the bridge!
run in front of the pram less
she laughed so much she nearly died
kids are better off with less screen time
I no longer hate being alive, thank you lithium
sleep for ten hours
`,
  },
  es: {
    needing: `
no quiero vivir más, de verdad
quiero que todo se termine, quiero morir
me odio y me corto para sentir algo
pienso en suicidarme casi todos los días
ojalá me atropelle un coche
estoy cansada de existir
si yo no estuviera, mi familia estaría más tranquila
tengo las pastillas contadas
esta noche me voy a matar
ya no quiero despertar
mejor muerta que así
no encuentro motivos para vivir
me quiero ir de este mundo
siento que soy una carga para mi marido
voy a acabar con mi vida
no me importaría morirme mañana
ayer intenté ahorcarme
k quiero morirme ya tía
nadie se daría cuenta si desaparezco
pienso en saltar desde la azotea
no valgo nada, no merezco estar viva
me lastimo con una navaja
quiero dormir y no volver a despertar
he perdido las ganas de vivir
me gustaría no haber nacido
`,
    notNeeding: `
mi perro se murió la semana pasada, lo echo de menos
me mata de risa mi sobrino
matarme en el gimnasio, día de pierna
me quiero ir de vacaciones
cansada de trabajar los sábados
acabar la tesis de una vez
tengo las galletas contadas para el cole
saltar la cuerda diez minutos
quiero despertar antes de las siete
no quiero despertar a la niña
morir de amor en el concierto
un café de muerte
cortar las verduras para la semana
la muerte de Iván Ilich, qué libro
funeral de mi tía, con mucha paz
ir al psicólogo, que ya estoy mejor
ya no pienso en la muerte, gracias a Dios
donar sangre el martes
el viaje me dejó muerto
no le veo sentido a la reunión
nadie se dio cuenta de que llegué tarde
hacer daño cero: no gritar hoy
colgar los cuadros
vivir sin móvil un día
terminar con todo lo pendiente del correo
`,
  },
  de: {
    needing: `
ich will nicht mehr leben, es tut nur weh
Wenn ich heute sterben würde, wäre es mir egal
hab mir wieder in den Arm geschnitten
ich denk jeden tag an selbstmord
keiner würde merken, wenn ich nicht mehr da bin
ich wäre so gern tot
es gibt keinen Ausweg mehr für mich
ich bringe mich um, sobald die Kinder groß sind
hoffentlich überfährt mich ein Auto
ich möchte für immer schlafen
meine Familie hätte es leichter ohne mich
Tabletten liegen bereit
ich will nicht mehr existieren
am liebsten würde ich von der Brücke springen
ich hab keinen Grund mehr zu leben
ich überlege, mir das Leben zu nehmen
mein Leben ist nichts wert
ich kann und will so nicht weiterleben
hätte ich eine Waffe, wäre ich schon weg
manchmal wünsche ich mir, einfach tot umzufallen
ich falle allen nur zur Last
hab gestern versucht mich zu erhängen
ich verletz mich selbst um was zu fühlen
sterben wäre leichter als das hier
ich habe mit dem Leben abgeschlossen
`,
    notNeeding: `
Opa ist nicht mehr da, und trotzdem frühstücken wir an seinem Tisch
totgelacht im Kino
mir in den Finger geschnitten, Pflaster drauf
ich will heute nicht mehr arbeiten
sterbenslangweiliges Meeting überlebt
die Brücke über den Fluss ist fertig
von der Schaukel gesprungen mit den Kids
ich hab keinen Grund zu klagen
Leben in vollen Zügen genießen
keine Lust mehr auf Regen
ohne mich läuft das Büro heute auch
das war ein Mordsspaß
umbringen könnte ich den Nachbarn mit der Bohrmaschine, haha
Beerdigung von Tante Inge, schöne Musik
die Batterie ist tot
schlafen, schlafen, schlafen
Auto gegen Fahrrad tauschen
endlich Schluss mit dem alten Vertrag
Ich wäre so gern am Meer
kein Ausweg aus dem Stau, also Hörbuch
Tabletten für den Hund holen
nicht mehr da hingehen, wo es weh tut
früher wollte ich nicht mehr leben, heute bin ich dankbar
Kaffee, sonst sterbe ich
Doku über Suizid bei Männern gesehen, wichtig
`,
  },
  fr: {
    needing: `
je veux mourir, c'est tout
je ne veux plus exister
si je meurs demain tout le monde s'en fout
j'ai envie de me suicider
j'ai compté les cachets
je me suis encore tailladé les bras
ma famille serait plus heureuse sans moi
je n'ai plus aucune raison de vivre
j'espère ne pas me réveiller demain
je pense à en finir ce soir
je me sens comme un fardeau pour mes enfants
j'aurais préféré ne jamais naître
la mort serait un soulagement
j'ai acheté une corde
je rêve de m'endormir pour toujours
vivre me fatigue, je veux que ça s'arrête pour toujours
personne ne verra la différence quand je serai partie
je vais sauter par la fenêtre
j'ai failli me foutre sous un train
je mérite pas de vivre
y a plus d'issue pour moi
je veux plus vivre ptn
j'arrête pas de penser à ma mort
je me scarifie de nouveau
adieu tout le monde, je pars ce soir
`,
    notNeeding: `
mon chat est mort mardi, il dormait sur mes pieds
mourir d'envie d'un éclair au chocolat
la mort dans l'âme, j'ai vendu la voiture
sauter un repas? non, manger à midi
sauter à la corde dix minutes
couper les légumes pour la soupe
je veux plus de vacances
tuer les mauvaises herbes
je ne veux plus exister sur Facebook, supprimer le compte
enterrement de tonton Jean, belle cérémonie
comment me tuer au travail un peu moins
je pars ce soir à Lyon
il n'y a plus de café
l'issue du match
dormir, enfin
ne plus crier
se réveiller tôt demain
c'est mortel ce gâteau
rire à en mourir
je ne pense plus à la mort, merci la thérapie
un film sur le deuil, très beau
penser à acheter une corde pour la balançoire
finir ce soir la peinture du salon
je me suis fait mal au dos
bénévole à SOS Amitié
`,
  },
  it: {
    needing: `
voglio morire
non voglio più vivere così
penso di uccidermi
vorrei sparire per sempre
nessuno si accorgerebbe se morissi
mi taglio le braccia
sono stanca di vivere
ho contato le pastiglie
la mia famiglia starebbe meglio senza di me
non c'è più motivo di vivere
stanotte la faccio finita
spero di non svegliarmi domani
`,
    notNeeding: `
da morire dal caldo oggi
il nonno è morto in pace
tagliare l'erba
un film da morire
stanca di lavorare
svegliarmi presto
non voglio più litigare
il gatto mi ha graffiato le braccia
farla finita con le sigarette
ho contato i biscotti
vivere con meno
senza di me in ufficio, che bello
`,
  },
  pt: {
    needing: `
quero morrer
não quero mais existir
vou me matar hoje
penso em suicídio todo dia
queria nunca ter nascido
minha família ficaria melhor sem mim
me corto para aliviar
cansei de viver
não vejo motivo para viver
tomei todos os comprimidos ontem
espero não acordar amanhã
ninguém vai sentir minha falta
`,
    notNeeding: `
meu avô morreu em paz
quase morri de rir
cortar a grama
cansei de esperar o ônibus
acordar cedo
não quero mais brigar
um bolo de matar
viver com menos
melhor sem pressa
tomei o remédio da tosse
pular corda
ninguém sentiu falta do relatório
`,
  },
}
