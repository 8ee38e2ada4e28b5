import { describe, expect, it } from 'vitest'
import { languageOf, type Language } from './language.ts'

/** Short pages in English with names, titles, places, dishes and links of other languages. A slash ends a line. */
const english = `
La La Land on TV / popcorn
Los Angeles sunshine / tacos
Die Hard marathon / my couch
croissant with Amélie / clean sheets
https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC?si=de&la=el / the bus ride
Das Boot with dad / leftover pizza
El Niño rain / dry socks
pho and a siesta / cool air
coffee / the sun
tea / dog / nap
gym / oats / playlist
pain au chocolat / quiet train
Les Misérables tickets / front row
café au lait / new book
La Dolce Vita at the cinema / gelato
Don Quixote, chapter four / herbal tea
a postcard from Buenos Aires / stamps
San Francisco fog / warm coat
Las Vegas trip booked / cheap flights
Del Mar races / lucky hat
pad thai / Tom
bratwurst at the market / mulled wine
Schadenfreude jokes / the office crew
kindergarten pickup / sunshine
Wanderlust playlist / long drive
zeitgeist podcast / dishes done
tapas with Carmen / patio lights
paella Sunday / cousins
churros / Plaza Mayor
burritos for lunch / extra guac
quesadilla / quiet evening
fiesta at the Garcias / music
Hasta la vista, winter / spring coat
Para Elise on the piano / no mistakes
Für Elise without a mistake / cocoa
Gesundheit from a stranger / tissues
Volkswagen started / petrol money
Ode to Joy / choir
Die Zauberflöte on the radio / tea
Der Rosenkavalier tickets / Mum
Mein Schiff cruise / sea air
La Traviata / opera glasses
Le Mans on TV / dad
Tour de France highlights / sofa
Au Revoir by the Malahat / headphones
déjà vu dream / early night
crème brûlée / Zoe
baguette, still warm / butter
ratatouille / the film and the dish
Chez Panisse / birthday
Moulin Rouge / Nicole Kidman
Marseille postcard / Chloe
Bon Iver record / rain
Le Creuset on sale / stew
rendezvous with Anna / new dress
crêpes / lemon / sugar
soufflé that rose / applause
Versailles photos / printer works
Provence lavender soap / bath
Champs-Élysées puzzle / done
São Paulo call / Bruna
Rio carnival clip / laughing
pão de queijo / oven
Fado night / Lisbon plans
Porto wine / cheese
Ronaldinho goals / brother
bossa nova / rain
Copacabana song stuck / dancing
Machu Picchu photos / aunt
Pico de gallo / chips
mariachi at lunch / tip jar
Frida Kahlo print / frame
Isla Nublar book / bunk bed
Casa Blanca diner / pie
Casablanca on TV / blanket
El Camino hike / blisters gone
El Paso call / sister
La Jolla beach / seals
Santa Fe train / window seat
Sierra Nevada snow / boots
Rio Grande / canoe
Costa Rica plans / Leah
Puerto Rico trip / sunscreen
Baja fish tacos / lime
Ciudad Juárez novel / library
Real Madrid won / cousin Luis
Barça lost, sorry / tapas
Juventus shirt / Marco
Forza Italia mug / tea
spaghetti alle vongole / wine
penne all’arrabbiata / friends
tiramisu / espresso
gnocchi night / flour fights
La Scala tour / Milan
Che Guevara shirt / thrift store
Una Stubbs rerun / Sherlock
Mia slept / Noah laughed
Mia and Una on the swings / sun
Per and Lars visit / sauna
Per called / pancakes
Al and Di came over / dips
Lo and behold, sun / bikes
Al dente pasta / Jo
Con Air rerun / snacks
Sol and Luz at bath time / bubbles
Leo Messi goal / replay
Dolce & Gabbana sample / sister
Prosecco with Gia / terrace
Buongiorno mug / coffee
ciao bella card / Nonna
Nonna’s sauce / Sunday
Oma’s apple cake / cream
Opa’s old radio / jazz
Opa and Oma on Skype / wifi
my abuela’s tamales / hugs
Abuelo’s hat / photos
tante Inge’s card / stamps
Papa / Mama / pancakes
papa John’s / film
Hans Zimmer concert / Berlin
Die Antwoord on shuffle / run
Rammstein tickets / Jo
Kraftwerk vinyl / headphones
Nena, 99 Luftballons / karaoke
Autobahn drive / Leipzig
Berlin marathon entry / new shoes
München layover / pretzel
Köln carnival clips / laughing
Zürich train / window seat
Wien photo album / dust
doppelgänger prank / Ben
Angst in my diary / gone
über fast delivery / milk
Uber home / clean car
kitsch lamp / flea market
Glühwein / Christmas market
sauerkraut / sausages / mustard
strudel with Heidi / snow
Haribo bag / homework done
Der Spiegel crossword / pen
Lego Hogwarts with Finn / rainy day
Ikea Billy shelf up / no spare screws
Ikea trip / meatballs
smörgåsbord / Elsa
hygge candles / socks
skål with Lars / neighbours
fika / Ingrid
Oslo fjord photos / Mats
Tallinn book / tea
sushi with Kenji / miso
ramen / Netflix
bibimbap / Min-ji
kimchi jar / fridge space
dim sum / grandma
xiao long bao / Mei
chai with Priya / samosas
masala dosa / Arjun
naan / curry / film
Diwali lights / Asha
Eid visit / sweets
hummus / pita / sun
shakshuka / slow morning
baklava / Yusuf
borscht / Olena
pierogi night / Kasia
goulash / Zoltan
Prague weekend / Petra
Ljubljana dragon photo / Ana
Sarajevo film / Amra
Dubrovnik plans / Luka
feta salad / Eleni
gyros / Nikos
Santorini calendar / January
https://www.youtube.com/watch?v=dQw4w9WgXcQ / laughing at work
www.lemonde.fr/les-infos-du-jour / croissant
https://elpais.com/la-vida-y-el-tiempo / Spanish homework
https://www.spiegel.de/und/das/ist/nicht / German class
read elpais.com / Spanish streak
Duolingo streak, day 90 / owl
French homework / je suis, tu es / done
learned “ich bin müde” / vocab cards
taught Sam to say “gracias” / tip
sang Frère Jacques / toddler
Feliz Navidad on repeat / mall
Despacito / dance class
La Bamba / guitar
Guantanamera / ukulele
99 problems / none today
Macarena at the wedding / aunt
Bella Ciao / choir
Volare in the shower / hot water
Nessun Dorma / goosebumps
Carmina Burana / choir / sore throat
Ave Maria / candle
Dies Irae / rehearsal
Magnificat / Evensong
Amor de Cosmos essay / graded
Coq au vin / Jen
steak tartare / date
vis-à-vis meeting / short
à la carte / dessert
carte blanche / new project
coup de théâtre / drama club
je ne sais quoi perfume / gift
c’est la vie mug / tea
que será será / shrug
mea culpa text / Beth
por favor lessons / Luis
mañana / nap
mi casa sign / door
tu tu tutu / ballet
no car trouble / no traffic
an old film / me and popcorn
nu metal / gym / me
Las Meninas puzzle / aunt / tea
Los Angeles sun / La Jolla beach / El Paso call
postcard from Los Cabos / mug from El Salvador / poster from Las Vegas
learned je suis / sang les amis / tea and a run at the gym
vintage les paul guitar strings
`
  .trim()
  .split('\n')

const others: [Exclude<Language, 'other'>, string][] = `
de|Kaffee in der Sonne / mein Hund / Wäsche waschen
de|Meine Familie / der Regen hat aufgehört
de|ein ruhiger Morgen / nicht verschlafen / einkaufen
de|meine Schwester hat angerufen / mit dem Hund gehen
de|Die Kinder sind gesund / heute Wohnung putzen
de|gutes Brot vom Bäcker / meine Oma / Termin beim Arzt
de|Das Lachen von Emma / endlich Schnee / Steuer machen
de|Sonne auf dem Balkon / kein Stau / Mama anrufen
de|mein Hund
de|Tee / Kuchen / ich bin heute nicht müde und gar nicht traurig
fr|le soleil sur la terrasse / mon chien / faire les courses
fr|ma sœur a appelé / un café avec Paul
fr|les enfants ont bien dormi / ranger la cuisine
fr|le pain du matin / mes amis / appeler maman
fr|une journée sans pluie / lire dans le jardin
fr|la santé de mon père / finir le rapport
es|el café de la mañana / mi hermana / llamar al banco
es|mi familia / el sol en la terraza / leer un libro
es|los niños durmieron bien / hacer la compra
es|un día sin lluvia / mi perro / ir al gimnasio
es|mi mamá está mejor / terminar el informe
es|el pan con tomate / hablar con mi hijo
es|la risa de mi hija / caminar por el parque
pt|o café da manhã / minha irmã / ligar para o banco
pt|minha família / o sol na varanda / ler um livro
pt|meu filho dormiu bem / fazer compras
pt|um dia sem chuva / meu cachorro / ir ao mercado
pt|a saúde da minha mãe / terminar o trabalho
it|il caffè del mattino / mia sorella / chiamare la banca
it|la mia famiglia / il sole sul balcone / leggere un libro
it|mio figlio ha dormito bene / fare la spesa
it|una giornata senza pioggia / il cane / andare al mercato
`
  .trim()
  .split('\n')
  .map((row) => row.split('|') as [Exclude<Language, 'other'>, string])

const languageOfPage = (page: string) => languageOf(page.split(' / '))

describe('a short page in English', () => {
  it.each(english)('%s', (page) => expect(languageOfPage(page)).toBe('en'))
})

describe('a short page in another language', () => {
  it('that is none of the languages', () => expect(languageOfPage('śnieg i ciepłe skarpety/sanki')).toBe('other'))
  it.each([
    ['nl', 'de koffie van vandaag / mijn zus / naar huis bellen'],
    ['pl', 'moja rodzina / kawa na balkonie / zadzwonić do siostry'],
    ['sv', 'kaffe och sol / min syster / ringa barnen i dag'],
    ['ru', 'кофе и солнце / мама'],
    ['ja', '今日のコーヒー / 家族'],
    ['zh', '今天的阳光 / 家人'],
    ['ar', 'عائلتي / القهوة'],
  ])('that has one sentence for every page: %s, %s', (language, page) => expect(languageOfPage(page)).toBe(language))
  it.each(others)('%s: %s', (language, page) => expect(languageOfPage(page)).toBe(language))
})

describe('for somebody who reads German, a page', () => {
  it.each([
    ['yoga / Sauna', 'de'],
    ['Kaffee', 'de'],
    ['the dog', 'en'],
    ['café au lait con leche y sol / mi hermana', 'es'],
    ['śnieg i ciepłe skarpety/sanki', 'other'],
  ])('%s is in %s', (page, language) => expect(languageOf(page.split(' / '), 'de')).toBe(language))

  it('is in English where German is not known', () => expect(languageOf(['yoga'], 'en-XA')).toBe('en'))
})
