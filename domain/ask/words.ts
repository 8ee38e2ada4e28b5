import { isUnspaced, plainWords } from '../entry-search.ts'

const listed = (text: string) => text.trim().split(/\s+/)

/** Words of a question, in the plain form, that say nothing of what is asked about. */
const stopWords = new Set(
  listed(`
  a about after again all also am an and any anything are as at be because been before being between but by can come
  came comes could day days did do does doing done during each else ever every everything feel feeling feels felt find first for found
  from get gets getting go goes going got had happen happened happening has have having he her here him his how i if in
  into is it its just know last late lately latest let like long made make makes many me mention mentioned more most much my
  myself no not note noted of off often on once one only or other our out over page pages people really said say says
  she should since so some someone something still such t take taken than that the their them then there these they thing things
  think this those thought time times to too took tell told us up ve very want wanted was we well went were what when where which while
  who whom whose why will with would write writing written wrote year years you your morning evening night s d ll m re
  aber als am an ans auf aus bei beim bin bis da das dass dem den denn der des die doch du durch ein eine einem einen
  einer eines er es etwas euch fur gab geht ging gehabt gemacht geschrieben gesagt gewesen gibt hab habe haben hat hatte hatten hier
  ich ihm ihn ihr im in ins ist ja jemand kann kein keine konnte letzte letzten letztes mal man mehr mein meine meinem
  meinen meiner mich mir mit nach nicht noch nur ob oder passiert schon sehr sein seit sich sie sind so tag tage uber um
  und uns unser unsere vom von vor wann war waren warum was wem wen wer werden wie wieder wir wo worden woruber wurde wurden
  zu zuerst zuletzt zum zur zwischen morgen abend
  ai aller allee alors apres as au aux avais avait avant avec avoir avons c ce cela ces cet cette chez comment d dans de
  depuis derniere dernieres des dit donne dont du elle elles en ensuite est et etait ete etre eu faire fait fois il ils j
  je jour l la le les leur lui m ma mais me meme mes moi mon n ne nos notre nous on ont ou par parle pas passe pendant
  plus pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa se ses si soir son sont suis sur t ta te tout
  tres tu un une va vais vous y a ecrit matin
  al algo alguien ante asi con cual cuales cuando cuanto cuantos como de del desde dia dias dice dijo dio donde dos durante e
  el ella ellos en entre era eran es esa ese eso esta este esto estaba estoy fue fueron fui ha habia hace hasta hay he
  hecho hice hizo hubo la las le les lo los mas me mi mis mucho muy nada ni no nos nuestra nuestro o otra otro para pasa
  paso pero por porque que quien quienes se ser si sido sin sobre son soy su sus tambien te tengo tenia tiene todo tu tuve
  ultima ultimo un una unos vez y ya escribi escrito manana noche
  acontece aconteceu alguem ao aos aquela aquele as ate com da das dei dele deu disse do dos ela ele em era eram essa esse
  esta estava estou eu fez fiz foi foram ha isso isto ja lhe mais mas meu meus minha minhas na nao nas nem no nos nossa
  nosso num numa o onde os ou para pela pelo por porque qual quando quanto que quem se sem ser seu sua tem tenho tinha
  teve tudo ultima um uma vez voce escrevi escrito manha noite
  `),
)

/** Endings, of several languages at once: both the question and the pages lose them. The longest comes first. */
const endings = listed(`
  iendo ingly ances ement ando endo indo ungen ados adas idos idas amos emos imos aram eram iram aron ieron ables ings
  ance able ment ness ing ado ada ido ida ung ern est ous ly ed es en em er ar ir os as ez ou ei iu s e n o a i
  t
`).toSorted((one, other) => other.length - one.length)
/** What is left of a word has at least so many letters. */
const shortestStem = 4
const shortestBefore: Record<string, number> = { ing: 3, ed: 3, s: 3 }

/** The part of a word that its forms share. Only compared with other stems, never shown. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word
  if (/.{3}ie[ds]$/.test(word)) return `${word.slice(0, -3)}y`
  for (const ending of endings)
    if (word.endsWith(ending) && word.length - ending.length >= (shortestBefore[ending] ?? shortestStem))
      return withoutDouble(word.slice(0, -ending.length))
  return withoutDouble(word)
}

/** "running", "stopped". */
const withoutDouble = (stem: string) => (stem.length > 3 ? stem.replace(/([bdfglmnprst])\1$/, '$1') : stem)

/** Words that a person may use for the same thing, and irregular forms, which no ending shows. */
const groups = `
dad daddy father papa pere vater vati padre pai papai
mum mom mummy mommy mother mama maman mere mutter mutti madre mae
grandma granny grandmother nana oma grossmutter mamie grandmere abuela
grandpa granddad grandfather opa grossvater papy grandpere abuelo
brother bruder frere hermano irmao
sister schwester soeur hermana irma
child children kid kind enfant nino nina crianca
daughter tochter fille hija filha
husband mann mari marido esposo
wife frau femme esposa mulher
friend freund freundin ami amie amigo amiga
sleep slept asleep rested nap schlaf geschlafen sommeil dormi dormir dormido sono sueno
tired exhausted weary mude erschopft fatigue cansado cansada
ill sick illness fever flu krank fieber malade fievre enfermo enferma fiebre doente febre
doctor dr physician arzt medecin medico
job work arbeit travail emploi trabajo trabalho emprego
boss chef manager jefe
quit resign leave left kundigen demission renunciar
begin began begun start beginnen begonnen angefangen commence empezar empece comecei
end ended finish finished aufgehort termine terminar
argument argue quarrel fight fought streit gestritten streiten dispute pelea discussion briga
buy bought purchase kaufen gekauft achete acheter comprar compre
sell sold verkauft verkaufen vendu vender vendi
pay paid bezahlt paye pagar pague
eat ate eaten meal essen gegessen mange manger comer comi comimos
drink drank drunk trinken getrunken boire bu beber bebi
run ran jog gelaufen laufen couru courir correr corri
swim swam swum geschwommen schwimmen nage nager nadar nade
sing sang sung gesungen singen
drive drove driven gefahren fahren
fly flew flown flight flug geflogen vol vuelo voo
win won gewonnen gewinnen gagne ganar gane ganhei
lose lost loss verloren verlieren perdu perdre perder perdi
find found gefunden trouve trouver encontrar encontre
give gave given gift present geschenk geschenkt cadeau offert regalo regalar presente
break broke broken kaputt zerbrochen casse romper rompio roto quebrou
build built gebaut
read gelesen lesen lu lire relire leer lei ler
meet met getroffen rencontre
send sent geschickt envoye
fall fell fallen gefallen tombe cai caido
cry cried tears weinen geweint pleurer pleure llorar llore chorar chorei
laugh laughter lachen gelacht rire ri rei
happy glad joy joyful glucklich froh heureux heureuse feliz contento
sad sadness traurig triste
angry anger mad furious wutend wut colere enfadado
afraid fear scared angst peur miedo medo
nervous anxious anxiety worried worry panic aufgeregt nervos inquiet nervioso
proud pride stolz fier fiere orgulloso orgullosa
calm peaceful ruhig calme tranquilo
bike bicycle fahrrad rad velo bicicleta
car auto voiture coche carro
flat apartment wohnung appartement piso apartamento
house home haus maison casa
photo picture photograph foto bild
parcel package paket colis paquete
talk presentation speech lecture vortrag discours
call phone telephone rang anruf telefon angerufen appel llamada llamar
holiday vacation urlaub ferien vacances vacaciones ferias
birthday geburtstag anniversaire cumpleanos
christmas xmas weihnachten noel navidad natal
trip travel journey reise voyage viaje viagem
train zug tren comboio
dog hund chien perro cachorro
cat katze chat gato gata
film movie cinema kino pelicula
repair fix mend repariert reparieren reparer reparar
harvest geerntet ernte
walk spaziergang spazieren promenade paseo
return returned gave zuruckgegeben rendu devolver devolvio
`
/** Of each stem its groups. Made for the first question. */
let groupsOf: Map<string, string[][]> | undefined
function readGroups(): Map<string, string[][]> {
  const found = new Map<string, string[][]>()
  for (const line of groups.trim().split('\n')) {
    const group = [...new Set(line.split(' ').map(stemOf))]
    for (const stem of group) found.set(stem, [...(found.get(stem) ?? []), group])
  }
  return found
}

/** One thing that is asked about: the stem of its word, and those that may stand for it. */
export type Concept = {
  stem: string
  alike: string[]
  /** Written with a capital letter within the question. */
  isName: boolean
}

function alikeOf(stem: string): string[] {
  groupsOf ??= readGroups()
  return [...new Set((groupsOf.get(stem) ?? []).flat())].filter((other) => other !== stem)
}

/** How many of some plain words say what others say too. */
export function countShared(words: readonly string[], others: readonly string[]): number {
  const stems = new Set(words.filter(isTelling).map(stemOf))
  const known = new Set(others.filter(isTelling).map(stemOf))
  return [...stems].filter((stem) => [stem, ...alikeOf(stem)].some((one) => known.has(one))).length
}

/** It says something of what is asked about. */
export const isTelling = (word: string): boolean => !stopWords.has(word) && (word.length > 1 || isUnspaced(word))

const mostConcepts = 8

/** Of the plain words of a question; `asked` is how it was written. */
export function conceptsOf(words: string, asked: string): Concept[] {
  const named = new Set(
    [...asked.matchAll(/(?<=\S\s+\P{L}*)\p{Lu}[\p{L}\p{M}]*/gu)].flatMap(([name]) => plainWords(name)),
  )
  const telling = plainWords(words.replace(/\bgrand (?=[mp]ere\b)/g, 'grand')).filter(isTelling)
  const concepts = new Map<string, Concept>()
  for (const word of telling) {
    const stem = stemOf(word)
    concepts.set(stem, { stem, alike: alikeOf(stem), isName: named.has(word) })
  }
  return [...concepts.values()].slice(0, mostConcepts)
}
