import type { HelpSamples } from './help-samples.ts'

/** Hints that the families of phrases were made for, and texts with similar words. */
export const seventhHelpSamples: Pick<HelpSamples, 'en' | 'es' | 'de' | 'fr'> = {
  en: {
    needing: `
the kids deserve a mother who isn't like this. they'd be fine, maybe happier, once I'm out of the picture
sometimes i stand on the platform and think one step
the rope is still in the garage, I checked
I punched the wall till my knuckles bled because I hate myself and it's the only thing that helps
grateful for the gun in dad's closet, it means there's a way out
it would be so easy to let the car drift into the other lane
Went to work, came home, fed the cat and caught myself wondering how long it would take until they find me
the only peaceful thing in my day is imagining not existing
I took ten of them last night and threw up. I am embarrassed that I even failed at that
there's nothing here for me, I'm checking out on Friday
three things: coffee, rain, and knowing that I can leave whenever I choose, the rope holds
I'd be dead by now if the door hadn't been locked
I'm only alive because I'm too much of a coward
Being dead can't be worse than this
didnt eat didnt sleep just thought about how to do it without making a mess
living feels like a punishment and I would like to stop now
Please let me go. I am so tired. I want to rest and not come back
another day of wishing I'd never existed
sitting in the car in the garage with the engine off, thinking about turning it on
my wrists hurt under the plaster, I did it again in the shower
how many of these would it take
I dont think I will live to see thirty and I'm fine with that
can't go on, can't, can't
I wish I could swap places with the boy who died in the crash
tomorrow I'll be free of everything. Sorry Mum.
Grateful that soon it will all be over
`,
    notNeeding: `
Finished the novel about the suicide of a poet, beautiful prose
stabbed myself with the knitting needle, ouch
We laughed until we thought we would die when grandpa danced
Took my antidepressants on time all week
Gave away four bags of old clothes, the flat feels bigger
our cat was put to sleep on Friday. She went peacefully
I couldn't live without my coffee
died in level nine again but beat the boss after midnight
I'd sell my soul for eight hours of sleep
Picked up my pills from the pharmacy and set the reminder
dead silence in the house, what a gift
jumping off the high dive scared me but I did it
Tired of living out of boxes, the movers come Tuesday
knocked myself out at the gym, best session this year
Grandpa passed in his sleep, peaceful, at ninety four
my allergy tablets are running out, order more
had to cut my speech short, but it went well
the kids were happier without me hovering at the playground
end it with a smile, said our yoga teacher
The river looked beautiful tonight
`,
  },
  es: {
    needing: `
Ojalá mañana no abriera los ojos
No le encuentro sentido a seguir aquí
Le pido a Dios que me lleve ya
anoche me subí a la azotea y estuve una hora mirando abajo
Que alguien me mate por favor
Me gustaría apagarme como una luz
Fui a trabajar, sonreí a todo el mundo y por dentro solo pensaba en cómo hacerlo
ya lo tengo decidido, este domingo
a nadie le haría falta
vivo por inercia, si mañana no estoy mejor para todos
mi único alivio es pensar que puedo irme cuando quiera
no kiero estar aki, no kiero estar en ningun lado
Hoy casi me tiro a las vías, me paró un señor
ojalá ese camión no hubiera frenado
me di golpes en la cabeza otra vez para callarla
no sé cuánto más voy a aguantar sin hacer una locura
me desperté y me dio rabia haberme despertado
Tengo las pastillas puestas en fila en la mesilla
Paseé, hice sopa, contesté correos y todo el día una voz me decía que acabara con esto
Escribí una carta a mis padres para que la lean cuando todo haya pasado
saber que puedo morir me tranquiliza
por qué me tuvieron que salvar los médicos
esta mañana me despedí de mi perra para siempre
estoy lista para irme, no tengo miedo
quiero que se me pare el corazón
Gracias porque pronto se acabará todo
`,
    notNeeding: `
Terminé la serie sobre el suicidio de la actriz, muy dura
Vi un documental sobre una secta suicida
Casi nos morimos de la risa con mi tía
Di una charla de prevención del suicidio en el instituto
Tengo miedo de morir antes de ver crecer a mis nietos
Maté el tiempo en la estación leyendo
se me murió el móvil a media mañana
quiero vivir cerca del mar
Me mata esta canción, la puse diez veces
Vi una peli de asesinatos con mi hermano
estuve en una etapa muy oscura a los veinte y hoy tengo mi propio taller
Mi hijo ya no se hace daño, va a terapia
qué ganas de desconectar y no despertarme con alarma
Acabar con el desorden del garaje
Un entrenamiento de muerte, no siento las piernas
Leí el capítulo en que Ana Karenina se tira al tren
me corté yo sola el flequillo, un desastre
no quiero estar en la oficina un sábado
harta de que los niños se peleen por el mando
me sentí inútil en el trabajo pero Jana me animó
`,
  },
  de: {
    needing: `
Manchmal stehe ich am Gleis und denke, nur ein Schritt
Wenn die Katze nicht wäre, gäbe es mich nicht mehr
ich drücke die zigarette auf meinem arm aus damit ich was spüre
Manchmal wäre ich am liebsten unter der Erde
ich überlege schon wo sie mich am wenigsten suchen
heute auf dem Parkdeck ganz oben gestanden, lange runtergeschaut
Ich freue mich auf nichts mehr außer auf das Ende
meine unterarme brennen, ich hab es wieder getan
bin zu feige zum sterben und zu müde zum leben
Ich wäre gerne an Papas Stelle gestorben
ich will zu meinem Bruder, auf den Friedhof, neben ihn
das leben ist eine strafe
kein bock mehr zu existieren
Ich schlage mir nachts gegen den Kopf bis es still ist
Es gibt nur einen Ausweg und den kenne ich
bin aufgewacht und war enttäuscht darüber
vier Monate geschafft und gestern in der Dusche doch wieder geschnitten
Spaziert, Suppe gekocht, Mails beantwortet und den ganzen Tag diese Stimme, die sagt mach dem ein Ende
Habe meinen Eltern geschrieben, sie finden den Brief wenn es vorbei ist
der gedanke dass ich sterben kann beruhigt mich
ich werde keine dreißig und das ist mir egal
ich wünschte jemand würde mich vor den Zug stoßen
ich bin bereit zu gehen, ich hab keine Angst mehr
es tut weh am Leben zu sein
ich will dass mein herz stehen bleibt
Dankbar, dass bald alles vorbei ist
`,
    notNeeding: `
Das Buch über den Selbstmord des Dichters ausgelesen
2015 wollte ich mir das Leben nehmen, heute hielt ich meine Nichte im Arm und bin dankbar
Beim Zwiebelschneiden in den Finger geschnitten
Vor zehn Jahren wollte ich sterben, heute tanze ich mit meiner Tochter
Schlaftabletten abgesetzt, ich schlafe wieder alleine ein
ohne meinen Kaffee kann ich nicht leben
Endlich Feierabend, den Bericht beendet
Ich möchte nicht mehr im Homeoffice sein
Beim Marathon dachte ich ich sterbe, aber im Ziel habe ich geweint vor Glück
Tabletten für Mama aus der Apotheke geholt
Mein letzter Arbeitstag, Kuchen für alle
Totenstille im Haus, herrlich
Hab keine Lust mehr auf das Projekt, aber es ist bald vorbei
Im Chor haben wir das Requiem gesungen, Gänsehaut
Fast einen Herzinfarkt bekommen als die Katze sprang
Zwei Ibuprofen gegen Kopfweh und geschlafen
den Reis angebrannt
in diesem Hotelbett könnte ich ewig schlafen
die kinder streiten um die fernbedienung, ich bin müde
fühlte mich wertlos bei der Arbeit, aber Jana hat mich aufgemuntert
`,
  },
  fr: {
    needing: `
Parfois sur le quai je me dis qu'un pas suffirait
J'ai préparé le petit déjeuner, déposé les enfants, et dans la voiture j'ai pensé que le mur en face serait une solution
j'ai cherché combien de cachets il faut
je pense à la mort tous les jours et ça me soulage
j'ai avalé toute la boîte dimanche, personne ne sait
Je me sens de trop partout, mes enfants auraient une meilleure vie avec leur père seul
hier soir j'ai aligné les cachets sur la table de nuit
J'ai pris ma décision, ce sera dimanche
Le boulot, les courses, le dîner, et le soir je me demande qui me trouverait en premier
J'aurais voulu que l'accident me tue
j'ai regretté de m'être réveillée à l'hôpital
mes parents seraient débarrassés
je mérite de souffrir alors je me fais saigner
si demain je ne suis plus là ne pleurez pas
chaque soir j'espère un arrêt cardiaque
J'ai pensé à me jeter sous la ligne 4
je me suis réveillée et j'étais déçue
encore un jour à souhaiter ne jamais avoir existé
balade, soupe, mails, et toute la journée cette voix qui me dit d'en finir
j'ai écrit à mes parents, ils liront la lettre quand ce sera fait
ce serait si facile de lâcher prise et de tomber
je n'aurai jamais trente ans et ça m'est égal
j'aimerais que quelqu'un me pousse sur les rails
je suis prête à partir, je n'ai pas peur
personne n'a besoin de moi
merci que bientôt tout soit fini
`,
    notNeeding: `
un an sans me scarifier, je suis fier
sauté dans le train à la dernière seconde
Mon grand-père est mort lundi, on a partagé des souvenirs
Formation à la prévention du suicide au lycée
J'ai peur de mourir avant de voir mes petits-enfants
Pot de départ de Luc, on lui a écrit une carte d'adieu
mon téléphone est mort, journée au calme
j'ai coupé les ponts avec mon ex, enfin tranquille
Cette chanson me tue, je l'écoute en boucle
une série policière avec trois meurtres et du chocolat
Récupéré les comprimés de maman à la pharmacie
mon fils ne se fait plus de mal, on est suivis
J'ai écrit une lettre à chacun de mes enfants pour Noël
marre de vivre dans les cartons
j'ai enfin mis fin à mon abonnement
Anniversaire de la mort de papa, on a cuisiné son ragoût
glissé dans la douche, un bleu à la hanche
je ne veux pas être au bureau un samedi
fatiguée des disputes des enfants pour la télécommande
je me sentais nulle au travail mais Jana m'a remonté le moral
`,
  },
}
