import type { HelpSamples } from './help-samples.ts'

/** Hints, and texts with similar words. */
export const seventhHelpSamples: Pick<HelpSamples, 'en' | 'es' | 'de' | 'fr'> = {
  en: {
    needing: `
the kids deserve a mother who isn't like this. they'd be fine, maybe happier, once I'm out of the picture
not sure i will make it to christmas, not sure I want to
If it weren't for my cat I would already be gone
maybe the bridge is the answer
I feel like everybody is just waiting for me to be gone so they can get on with things
Went to work, came home, fed the cat and caught myself wondering how long it would take until they find me
the only peaceful thing in my day is imagining not existing
I used to be scared of death, now I look forward to it
the world would keep spinning without me and probably a bit smoother
I'd be dead by now if the door hadn't been locked
I'm only alive because I'm too much of a coward
I was never supposed to be here, I am an accident that went on for too long
I wish the cancer had taken me and not her
wrote goodbye to my boys in case i am not strong enough tomorrow
another day of wishing I'd never existed
sitting in the car in the garage with the engine off, thinking about turning it on
I'm a failure as a father, they should get someone better and I should be in the ground
the thought that I could die calms me down
wish somebody would push me off the platform
my life insurance would at least pay the mortgage off
It hurts to be alive
i want my heart to stop
cried the whole way home and thought about crashing the car
took twelve paracetamol yesterday, told nobody
it's the third time this week that I've pictured hanging from the beam in the attic
wishing for an accident on the motorway
`,
    notNeeding: `
Finished the novel about the suicide of a poet, beautiful prose
Killer workout, my legs want to die
My uncle died on Tuesday and I miss him so much
my phone died in the middle of the call with the landlord
I don't want to live in this city anymore, so I applied for the job in Leeds
shot the whole roll of film on the bridge at sunrise
Nothing matters more than dinner with these people
finished the true crime podcast about the murder in Leeds
Cut my hand on a tin of tuna, silly me
jumping off the high dive scared me but I did it
There is no way out of the meeting on Thursday, so I prepared well
They laughed at my burnt toast. I burned it again
Signed the petition for better mental health care
jumped on the train at the last second
the kids were happier without me hovering at the playground
letting go of the need to control everything
ready to go, suitcase packed
bought a new belt for the wardrobe
Thank God everyone slept through the night
no accident on the motorway, home by six
`,
  },
  es: {
    needing: `
Ojalá mañana no abriera los ojos
si no fuera por mi perro ya no estaría aquí
Estoy segura de que mis hijos crecerían mejor con otra madre y yo bajo tierra
Que alguien me mate por favor
Me gustaría apagarme como una luz
ya lo tengo decidido, este domingo
a nadie le haría falta
vivo por inercia, si mañana no estoy mejor para todos
me arrepiento de haber sobrevivido
Hoy casi me tiro a las vías, me paró un señor
Estoy tan cansada que solo quiero dormir y que no haya un después
quiero reunirme con mi hermano allá donde esté
gracias por todo, cuidad de mi perra, os quiero, adiós
Tengo las pastillas puestas en fila en la mesilla
soy un fracaso como padre, estarían mejor con otro
saber que puedo morir me tranquiliza
por qué me tuvieron que salvar los médicos
esta mañana me despedí de mi perra para siempre
quiero que se me pare el corazón
Gracias porque pronto se acabará todo
mis hijos lo superarían, no me necesitan hundiéndolos
no me veo aquí el próximo verano
si Dios me quisiera me dejaría irme mientras duermo
todo arreglado: facturas, llaves, gato. Ya me puedo ir en paz
el suisidio me ronda todo el día
oigo una voz que me dice hazlo, salta
`,
    notNeeding: `
Terminé la serie sobre el suicidio de la actriz, muy dura
En 2015 intenté quitarme la vida, hoy tuve en brazos a mi sobrina y doy gracias
Casi nos morimos de la risa con mi tía
Hace seis años quería morir, hoy celebro a mi hija
No quiero seguir en este trabajo, hoy mandé el currículum
No puedo vivir sin mis amigas
Desaparecer un fin de semana en la montaña, qué gusto
El funeral de mi tío fue bonito
Tengo una operación el jueves y me da miedo no despertar de la anestesia
No puedo más con tanta risa
saltamos las olas toda la tarde
Acabar con el desorden del garaje
Un entrenamiento de muerte, no siento las piernas
Dos ibuprofenos para el dolor de cabeza y una siesta
cogí el tren por los pelos
descansa en paz, pececito
lista para irme, la maleta está hecha
se me murieron las plantas en vacaciones
doce fotos del mismo pato
me depilé las piernas con la cuchilla nueva
`,
  },
  de: {
    needing: `
Manchmal stehe ich am Gleis und denke, nur ein Schritt
Hätte mich meine Mutter bloß nie bekommen
Ich hoffe, dass ich bald sterbe
ich überlege schon wo sie mich am wenigsten suchen
heute auf dem Parkdeck ganz oben gestanden, lange runtergeschaut
Ich freue mich auf nichts mehr außer auf das Ende
bin zu feige zum sterben und zu müde zum leben
Ich wäre gerne an Papas Stelle gestorben
Danke für alles und vergesst mich schnell
mich braucht keiner, ich kann auch gehen, für immer
Ich schlage mir nachts gegen den Kopf bis es still ist
ich denke ständig meine familie wäre glücklicher wenn es mich nicht gäbe
Die Tabletten liegen aufgereiht auf dem Nachttisch
Spaziert, Suppe gekocht, Mails beantwortet und den ganzen Tag diese Stimme, die sagt mach dem ein Ende
Habe meinen Eltern geschrieben, sie finden den Brief wenn es vorbei ist
der gedanke dass ich sterben kann beruhigt mich
ich wünschte jemand würde mich vor den Zug stoßen
ich bin bereit zu gehen, ich hab keine Angst mehr
mich vermisst eh keiner
letzte Woche wollte ich mich in der Badewanne ertränken
gestern nacht wieder geschnitten, tiefer als sonst
nächsten Sommer sehe ich mich nicht mehr hier
hab abgeschlossen mit dem Leben
zum dritten Mal diese Woche stelle ich mir vor am Balken zu hängen
selbsmord geht mir nicht aus dem kopf
eine Stimme sagt tu es, spring
`,
    notNeeding: `
Das Buch über den Selbstmord des Dichters ausgelesen
Die Abgabe bringt mich noch um, aber sie ist fast fertig
Habe die Zeit am Bahnhof totgeschlagen
Ich habe Angst vor dem Tod, aber die Ärztin hat mich beruhigt
Ich könnte sterben für dieses Eis
Endlich Feierabend, den Bericht beendet
Ich möchte nicht mehr im Homeoffice sein
Krimi zu Ende gelesen, der Mörder war der Gärtner
Mit Lea auf der Brücke gestanden und Schwäne gefüttert
Ich will nicht mehr rauchen und es klappt
Hab keine Lust mehr auf das Projekt, aber es ist bald vorbei
Der Sommer ist vorbei, ich hab noch mal im See gebadet
Opa ist friedlich eingeschlafen, mit vierundneunzig
mir selbst den Pony geschnitten, furchtbar
ich will am Samstag nicht im Büro sein
die kinder streiten um die fernbedienung, ich bin müde
fühlte mich wertlos bei der Arbeit, aber Jana hat mich aufgemuntert
die Kinder haben mich ins Freibad gezerrt
mit der Steuererklärung abgeschlossen
wozu eigentlich bügeln
`,
  },
  fr: {
    needing: `
Parfois sur le quai je me dis qu'un pas suffirait
si une voiture me renversait ce serait pas grave
sans mon chien je ne serais plus là
j'ai avalé toute la boîte dimanche, personne ne sait
Je me sens de trop partout, mes enfants auraient une meilleure vie avec leur père seul
hier soir j'ai aligné les cachets sur la table de nuit
Le boulot, les courses, le dîner, et le soir je me demande qui me trouverait en premier
J'aurais voulu que l'accident me tue
j'ai regretté de m'être réveillée à l'hôpital
j'ai plus peur de mourir, j'ai hâte
si demain je ne suis plus là ne pleurez pas
chaque soir j'espère un arrêt cardiaque
je n'arrête pas de penser que ma famille serait plus heureuse si je n'étais pas là
les cachets sont alignés sur la table
rien n'a de sens, je ne veux pas être en vie à la fin de l'année
j'ai écrit à mes parents, ils liront la lettre quand ce sera fait
savoir que je peux mourir m'apaise
pourquoi les médecins m'ont sauvée
je suis prête à partir, je n'ai pas peur
personne n'a besoin de moi
merci que bientôt tout soit fini
pleuré tout le trajet et pensé à planter la voiture
pris douze dolipranes hier, je ne l'ai dit à personne
si Dieu m'aimait il me laisserait partir dans mon sommeil
le suiside me trotte dans la tête
une voix me dit vas-y, saute
`,
    notNeeding: `
un an sans me scarifier, je suis fier
je pourrais dormir pour toujours dans ce lit d'hôtel
Mon grand-père est mort lundi, on a partagé des souvenirs
Il y a cinq ans je voulais mourir, aujourd'hui je suis papa
J'en ai fini avec la paperasse
je ne peux pas vivre sans musique
Disparaître deux jours à la campagne, quel bonheur
Les obsèques de ma tante, toute la famille réunie
Opération vendredi, j'ai peur de ne pas me réveiller de l'anesthésie
Train en retard, un café sur le quai au soleil
je n'en peux plus de rire
marre de vivre dans les cartons
j'ai enfin mis fin à mon abonnement
En 2015 j'ai voulu en finir, aujourd'hui j'ai porté ma nièce et je dis merci
le riz a brûlé
repose en paix petit poisson
prête à partir, valise bouclée
mes plantes sont mortes pendant les vacances
douze photos du même canard
jambes rasées avec la nouvelle lame
`,
  },
}
