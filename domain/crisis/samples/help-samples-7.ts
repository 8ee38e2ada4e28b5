import type { HelpSamples } from './help-samples.ts'

/** Hints that the families of phrases were made for, and texts with similar words. */
export const seventhHelpSamples: Pick<HelpSamples, 'en' | 'es' | 'de' | 'fr'> = {
  en: {
    needing: `
the kids deserve a mother who isn't like this. they'd be fine, maybe happier, once I'm out of the picture
i just want everything to be over. me included
not sure i will make it to christmas, not sure I want to
gave my guitar to Tom and my books to the library, I won't need them where I'm going
If it weren't for my cat I would already be gone
I wish I could go to sleep and never have to get up again, not ever
maybe the bridge is the answer
Honestly if tonight was my last night I'd be relieved
it would be so easy to let the car drift into the other lane
Small win: I threw away the blades. For now. I want them back already
I don't want tomorrow to come
the only peaceful thing in my day is imagining not existing
Please, whoever is up there, let this be my last winter
nobody would cry at the funeral
there's nothing here for me, I'm checking out on Friday
I cant live with what i did
three things: coffee, rain, and knowing that I can leave whenever I choose, the rope holds
I'd be dead by now if the door hadn't been locked
pain stops when life stops
I'm only alive because I'm too much of a coward
Being dead can't be worse than this
I was never supposed to be here, I am an accident that went on for too long
didnt eat didnt sleep just thought about how to do it without making a mess
I don't feel safe with myself tonight
living feels like a punishment and I would like to stop now
Please let me go. I am so tired. I want to rest and not come back
`,
    notNeeding: `
Finished the novel about the suicide of a poet, beautiful prose
I am not a burden, my therapist said, and I start to believe it
the deadline is killing me but the deck is nearly done
My uncle died on Tuesday and I miss him so much
I am scared of dying before my kids grow up
I ended things with Peter and I feel light
Watched 13 Reasons Why with my daughter and we talked about it for an hour
I'd die of embarrassment if he read my texts
The end is in sight, last exam tomorrow
I wish I could sleep in forever, this bed is heaven
suicide prevention training at school went well
Emma's jokes slay me every time
finished the true crime podcast about the murder in Leeds
Doctor says the pain tablets can be halved from Monday
never again will I run a marathon, I was dying at mile twenty
made my last payment on the loan
Stood on the bridge with Tom and watched the boats
I'm done with this project, finally shipped it
we lost our baby in March. Today I could look at the photo
without me the team would have forgotten the cake, haha
`,
  },
  es: {
    needing: `
Ojalá mañana no abriera los ojos
No le encuentro sentido a seguir aquí
si no fuera por mi perro ya no estaría aquí
Le pido a Dios que me lleve ya
Estoy segura de que mis hijos crecerían mejor con otra madre y yo bajo tierra
anoche me subí a la azotea y estuve una hora mirando abajo
Que alguien me mate por favor
no tengo miedo a la muerte, la espero con ganas
Me gustaría apagarme como una luz
he mirado cuántas me harían falta
Fui a trabajar, sonreí a todo el mundo y por dentro solo pensaba en cómo hacerlo
ya lo tengo decidido, este domingo
El cuerpo me pide dejar de estar
a nadie le haría falta
vivo por inercia, si mañana no estoy mejor para todos
mi único alivio es pensar que puedo irme cuando quiera
me arrepiento de haber sobrevivido
no kiero estar aki, no kiero estar en ningun lado
tengo la cuchilla debajo del colchón
Hoy casi me tiro a las vías, me paró un señor
ojalá ese camión no hubiera frenado
Estoy tan cansada que solo quiero dormir y que no haya un después
me di golpes en la cabeza otra vez para callarla
quiero reunirme con mi hermano allá donde esté
no sé cuánto más voy a aguantar sin hacer una locura
gracias por todo, cuidad de mi perra, os quiero, adiós
`,
    notNeeding: `
Terminé la serie sobre el suicidio de la actriz, muy dura
quiero ir al cielo, dijo mi niña, y se subió al columpio
Casi nos morimos de la risa con mi tía
El examen me está matando pero ya falta poco
Hace seis años quería morir, hoy celebro a mi hija
Mataría por un helado ahora mismo
Nos despedimos de Carla, que se va a Chile
Estoy muerta de cansancio pero contenta
se me murió el móvil a media mañana
Desaparecer un fin de semana en la montaña, qué gusto
Salté del muelle con mis primos
El funeral de mi tío fue bonito
Me pinché con la aguja cosiendo
Mi última clase del curso, qué pena
estuve en una etapa muy oscura a los veinte y hoy tengo mi propio taller
El tren llegó tarde pero vi el amanecer desde el andén
me arañó el gato
Mi hermana es una carga de energía
No hay salida por la calle Mayor, así que fuimos andando
hoy no quería salir de la cama y salí
`,
  },
  de: {
    needing: `
Manchmal stehe ich am Gleis und denke, nur ein Schritt
Ich habe Kaffee gekocht, die Kinder in die Schule gebracht und dann im Auto gesessen und gedacht, dass ich es heute beenden könnte
Wenn die Katze nicht wäre, gäbe es mich nicht mehr
Hätte mich meine Mutter bloß nie bekommen
ich drücke die zigarette auf meinem arm aus damit ich was spüre
Ich hoffe, dass ich bald sterbe
Manchmal wäre ich am liebsten unter der Erde
ich überlege schon wo sie mich am wenigsten suchen
hab die rasierklinge wieder rausgeholt
heute auf dem Parkdeck ganz oben gestanden, lange runtergeschaut
es wäre für alle das beste wenn es mich nicht gäbe
Ich freue mich auf nichts mehr außer auf das Ende
meine unterarme brennen, ich hab es wieder getan
Die Arbeit lief, das Essen war okay und trotzdem denke ich auf jeder Heimfahrt daran einfach nicht zu bremsen
bin zu feige zum sterben und zu müde zum leben
der arzt hat mir neue tropfen gegeben, die ganze flasche würde reichen
Ich wäre gerne an Papas Stelle gestorben
ich will zu meinem Bruder, auf den Friedhof, neben ihn
Danke für alles und vergesst mich schnell
das leben ist eine strafe
mich braucht keiner, ich kann auch gehen, für immer
kein bock mehr zu existieren
Ich schlage mir nachts gegen den Kopf bis es still ist
Wer würde mich schon finden, wahrscheinlich die Vermieterin
Es gibt nur einen Ausweg und den kenne ich
`,
    notNeeding: `
Das Buch über den Selbstmord des Dichters ausgelesen
Die Abgabe bringt mich noch um, aber sie ist fast fertig
Meine Oma ist gestorben, heute war die Beerdigung
Todmüde aber glücklich ins Bett gefallen
Vor zehn Jahren wollte ich sterben, heute tanze ich mit meiner Tochter
Schlaftabletten abgesetzt, ich schlafe wieder alleine ein
Vom Zehner gesprungen, die Kinder haben geklatscht
Kollegin Anne verabschiedet, sie geht nach Wien
ich kann nicht mehr vor lachen
beim Rasieren geschnitten
Ich möchte nicht mehr im Homeoffice sein
Beim Marathon dachte ich ich sterbe, aber im Ziel habe ich geweint vor Glück
Krimi zu Ende gelesen, der Mörder war der Gärtner
Ich habe mir in die Hand geschnitten, das Brotmesser ist scharf
Der Zug kam zu spät, am Gleis Kaffee getrunken
mein Sohn verletzt sich nicht mehr, die Therapie hilft
Totenstille im Haus, herrlich
Hab keine Lust mehr auf das Projekt, aber es ist bald vorbei
Lebensversicherung gekündigt, Geld ins Haus gesteckt
Der Sommer ist vorbei, ich hab noch mal im See gebadet
`,
  },
  fr: {
    needing: `
Parfois sur le quai je me dis qu'un pas suffirait
J'ai préparé le petit déjeuner, déposé les enfants, et dans la voiture j'ai pensé que le mur en face serait une solution
si une voiture me renversait ce serait pas grave
j'ai cherché combien de cachets il faut
sans mon chien je ne serais plus là
je pense à la mort tous les jours et ça me soulage
je prie pour que Dieu me reprenne
j'ai avalé toute la boîte dimanche, personne ne sait
il suffirait que je lâche la rampe
que quelqu'un m'achève
hier soir j'ai aligné les cachets sur la table de nuit
J'ai pris ma décision, ce sera dimanche
je veux m'éteindre doucement
Le boulot, les courses, le dîner, et le soir je me demande qui me trouverait en premier
encore des marques sur mes cuisses, je porte des collants
J'aurais voulu que l'accident me tue
mon père est mort et j'ai envie de le suivre
j'ai regretté de m'être réveillée à l'hôpital
mes parents seraient débarrassés
j'ai plus peur de mourir, j'ai hâte
je mérite de souffrir alors je me fais saigner
si demain je ne suis plus là ne pleurez pas
la lame m'appelle
chaque soir j'espère un arrêt cardiaque
merci pour tout, je vous aime, oubliez-moi
J'ai pensé à me jeter sous la ligne 4
`,
    notNeeding: `
un an sans me scarifier, je suis fier
On était morts de rire avec ma sœur
Je me suis coupé le doigt en épluchant les carottes
Formation à la prévention du suicide au lycée
J'ai pris mes médicaments à l'heure
J'en ai fini avec la paperasse
Pot de départ de Luc, on lui a écrit une carte d'adieu
je ne peux pas vivre sans musique
tuer le temps à la gare avec un bon livre
j'ai coupé les ponts avec mon ex, enfin tranquille
Le chat s'est endormi pour toujours, vingt ans de ronrons
J'ai lu un article sur la dépression des ados
une série policière avec trois meurtres et du chocolat
J'ai traversé une période très sombre à vingt ans, aujourd'hui j'ouvre ma boulangerie
On était sur le pont à regarder les bateaux
mon fils ne se fait plus de mal, on est suivis
je n'en peux plus de rire
Sans moi ils auraient oublié le gâteau
marre de vivre dans les cartons
Mort de trouille avant l'oral, mais 16 sur 20
`,
  },
}
