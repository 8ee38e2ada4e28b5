import { phraseList } from './phrase-list.ts'

/** The words of each theme of a gratitude. The word that comes first in the line decides. */
const themeWords = {
  relief:
    'went well, benign, all clear, cancer-free, cancer free, remission, safe and sound, safely, came home safe, out of hospital, out of the hospital, good news, test results, is better, are better, recovered, recovery, on the mend, getting better',
  pets: 'dog, dogs, puppy, cat, cats, kitten, pet, pets, horse, bunny, rabbit, parrot, hamster, hund, katze, chien, perro, perra, gato, gata, cane, gatto, pies, kot, собака, кот, кошка, 狗, 猫, 犬, 🐶, 🐕, 🐱, 🐈, 🐴, 🐾',
  partner:
    'meu marido, minha mulher, minha esposa, meu namorado, minha namorada, mi novia, mi novio, mon copain, ma copine, mein freund, meine freundin, wife, husband, partner, boyfriend, girlfriend, fiance, fiancee, fiancé, fiancée, spouse, marriage, meine frau, mein mann, mon mari, ma femme, mi esposa, mi esposo, mi marido, mi mujer, 妻子, 丈夫, 老公, 老婆',
  family:
    'irmã, irmão, irmãos, filho, filha, filhos, avó, avô, meus pais, neto, neta, netos, tia, tio, sœur, frère, frères, fils, parents, grand-mère, grand-père, papi, mamie, petite-fille, petit-fils, schwester, geschwister, bruder, oma, opa, enkel, enkelin, kind, tante, onkel, hermanos, abuela, abuelo, nieta, nieto, nietos, sobrina, sobrino, primos, mi tía, mi tío, family, families, mom, mum, mama, mommy, mummy, mother, dad, daddy, papa, father, parent, parents, son, sons, daughter, daughters, kid, kids, child, children, baby, toddler, brother, brothers, sister, sisters, sibling*, grandma, grandpa, grandmother, grandfather, granny, nana, grandson, granddaughter, grandkids, grandchildren, aunt, uncle, cousin*, niece*, nephew*, in-laws, familie, mutter, vater, kinder, tochter, sohn, eltern, bruder, schwester, famille, mère, père, enfant*, fille, fils, familia, madre, padre, hijo*, hija*, hermano, hermana, famiglia, mamma, família, mãe, pai, rodzina, семья, семью, мама, папа, дети, 家人, 家庭, 妈妈, 爸爸, 孩子, 女儿, 儿子, 家族, 母, 父, 가족, 엄마, 아빠, عائلتي, أمي, أبي, משפחה, המשפחה, 👨‍👩‍👧, 👨‍👩‍👧‍👦, 👶',
  friends:
    'nachbar*, kolleg*, amigos, amigas, vecin*, voisin*, vizinh*, friend*, bestie, mate, mates, buddy, buddies, roommate*, flatmate*, housemate*, neighbour*, neighbor*, freund*, freundin*, ami, amis, amie*, amigo*, amiga*, amic*, друг, друзья, друзей, 朋友, 友達, 친구, أصدقائي, חברים, 👯',
  strangers:
    'stranger*, kindness, kind word*, compliment*, helped me, smiled at, smile of, smile from, barista, bus driver, thoughtful*, generous*, generosity',
  laughter:
    'riso, risada, risos, rires, gelächter, sorriso, sonrisa, sourire, lächeln, laugh*, joke*, funny, giggl*, humour, humor, smile*, silly, played, playing, fun, game*, lachen, rire, risa*, смех, 😂, 🤣, 😄, 😊',
  drink:
    'cafe com, chá, infusion, kakao, chocolate quente, coffee*, espresso, latte, cappuccino, tea, teas, cocoa, hot chocolate, matcha, kaffee, tee, café, thé, caffè, kawa, herbata, кофе, чай, 咖啡, 茶, コーヒー, 커피, قهوة, شاي, קפה, ☕, 🍵',
  food: 'pão, feijão, bolo, almoço, jantar, queijo, frutas, erdbeeren, kuchen, suppe, frühstück, abendessen, pain, gâteau, fromage, soupe, marché, sopa, queso, tortilla, arroz, food, breakfast, lunch, dinner, supper, meal*, bread, toast, croissant*, pancake*, soup, soups, vegetable*, bean, beans, tomato*, peas, lentils, herbs, harvest, pizza, pasta, sushi, chocolate, cake, cookie*, fruit*, apple*, berries, strawberr*, avocado*, eggs, cheese, ice cream, baking, cooked, essen, frühstück, brot, kuchen, repas, pain frais, croissants, comida, desayuno, pan dulce, colazione, еда, завтрак, 早餐, 美食, ごはん, 🍕, 🍞, 🥐, 🍎, 🍓, 🍰, 🥑',
  rest: 'sleep, slept, nap, naps, rest, rested, restful, bed, pillow, lie-in, sleep in, sleeping in, day off, weekend, holiday*, vacation, schlaf, geschlafen, wochenende, sommeil, dormi, dormir, sueño, descanso, sonno, сон, выспал*, 睡*, 休息, 週末, 😴, 🛌',
  health:
    'health, healthy, healthier, healing, pain-free, body, legs, lungs, breath, breathing, heartbeat, eyesight, energy, strong, strength, gesundheit, gesund, santé, salud, salute, saúde, zdrowie, здоровье, 健康, 身体, 건강, صحة, صحتي, בריאות, 💪, 🏥',
  weather:
    'chuva, céu, neve, vento, kühler, wolken, wind, nuages, vent, ciel, cielo, viento, sun, sunny, sunlight, sunshine, sunrise, sunset, rain, rainy, snow, snowy, fog, mist, wind, breeze, weather, sky, clouds, moon, stars, starlight, spring morning, cool air, fresh air, light in the morning, morning light, sonne, regen, schnee, himmel, licht, soleil, pluie, neige, lumière, sol, lluvia, nieve, luz, sole, pioggia, солнце, дождь, снег, 阳光, 太阳, 雨, 雪, 天气, 햇살, الشمس, שמש, ☀, 🌞, 🌅, 🌄, 🌧, ❄, 🌈, 🌙',
  nature:
    'praia, árvores, flores, jardim, mato, strand, see, bäume, spaziergang, plage, lac, arbres, playa, árboles, huerto, nature, garden, gardens, tree, trees, forest, woods, park, flowers, flower, roses, tulips, birds, bird, birdsong, blackbird*, sparrow*, robin, sea, ocean, beach, lake, river, mountain*, hills, meadow, grass, leaves, leaf, autumn leaves, deer, bees, butterfl*, outdoors, outside, trail, balcony, natur, garten, wald, blumen, vögel, meer, berge, forêt, jardin, oiseaux, fleurs, mer, montagne*, naturaleza, jardín, bosque, flores, pájaros, mar, montañas, giardino, природа, лес, море, цветы, 花, 海, 树, 大自然, 꽃, 🌳, 🌲, 🌸, 🌻, 🌹, 🐦, 🌊, ⛰, 🌿, 🍂',
  home: 'heater, commute, traffic, home, house, kitchen, apartment, flat, roof, warm bed, room, sofa, couch, fireplace, heating, window, running water, hot water, shower, zuhause, haus, wohnung, dach, maison, appartement, toit, casa, hogar, techo, дом, 家, 房子, بيتي, הבית, 🏠, 🏡',
  learning:
    'livro, livros, unterricht, cours, book, books, novel, reading, read, library, learn*, studies, studying, school, university, class, teacher*, course, podcast*, lesson*, education, idea*, buch, bücher, schule, livre*, lecture, école, libro*, leer, escuela, книга, книги, 书, 書, 学习, 책, 📚, 📖',
  music:
    'music, song*, singing, sang, choir, piano, guitar, violin, album, concert, playlist, record, vinyl, jazz, painting, drawing, art, museum, film, movie*, theatre, theater, poem*, poetry, musik, musique, música, musica, музыка, 音乐, 音楽, 음악, موسيقى, מוזיקה, 🎵, 🎶, 🎸, 🎹, 🎨',
  money:
    'money, paycheck, payday, salary, raise, bonus, savings, saved, paid off, debt-free, debt free, bills paid, income, pension, rent paid, financial*, geld, gehalt, argent, salaire, dinero, sueldo, деньги, зарплата, 钱, 💰, 💵',
  work: 'job, work, career, boss, manager, colleague*, coworker*, co-worker*, team, client*, customer*, business, project, promotion, office, interview, meeting, shift, arbeit, kollegen, kollegin*, travail, collègue*, trabajo, compañeros, lavoro, работа, работу, коллеги, 工作, 同事, 仕事, 💼, 💻',
  faith:
    'god, lord, jesus, christ, allah, alhamdulillah, church, prayer, prayers, pray, faith, blessing*, blessed, grace, mass, scripture, bible, quran, torah, shabbat, gott, gebet, dieu, dios, dio, deus, бог, господ*, 上帝, 하나님, الله, الحمد, אלוהים, תפילה, 🙏, ✝',
  progress:
    'sober, sobriety, clean for, finished, managed, succeeded, passed, accomplished, progress, milestone, achievement*, proud, done with, completed, won, sold, got the, made it, learned to, geschafft, réussi, logré, terminé, сдал*, закончил*, 完成, 🏆, 🎉',
  body: 'soccer, football, tennis, basketball, volleyball, badminton, climbing, rowing, skating, skiing, surfing, bowling, fahrrad, vélo, bicicleta, caminhada, run, running, ran, walk, walks, walking, walked, gym, yoga, workout, swim, swimming, swam, bike, biking, cycling, hike, hiking, dance, dancing, stretch*, training, laufen, spaziergang, courir, marche, balade, correr, caminar, paseo, прогулка, 散步, 跑步, 운동, 🏃, 🚴, 🏊, 🧘',
  quiet:
    'silêncio, sossego, ruhiger, ruhig, stiller, calme, quiet, silence, silent, peace, peaceful, calm, stillness, alone time, time alone, solitude, time to myself, slow morning, early morning, early hour*, free time, moment to breathe, ruhe, stille, silence, calme, paz, silencio, tranquil*, pace, silenzio, тишина, покой, 安静, 平静, 静か, 🕯',
  comfort:
    'abraço, abraços, abrazo, umarmung, câlin, cama quente, blanket*, socks, slippers, sweater, jumper, hoodie, candle*, bath, warm, warmth, cozy, cosy, clean sheets, fresh sheets, soft, pyjamas, pajamas, hug, hugs, cuddl*, perfume, new shoes, wärme, decke, chaleur, couverture, manta, calor, тепло, плед, 温暖, 🧦, 🛁, 🤗',
  love: 'love, loved, lover, heart, beloved, liebe, amour, amor, amore, любовь, 爱, 愛, 사랑, حب, אהבה, ❤, 💕, 💖, 🥰, 😍',
  life: 'life, alive, being here, another day, new day, today, waking up, woke up, health insurance, freedom, safe, safety, peace in, country, leben, vie, vida, vita, жизнь, 生活, 生命, 삶, حياة, חיים',
} as const

export type Theme = keyof typeof themeWords | 'someone' | 'other'

const themesIn = phraseList((Object.entries(themeWords) as [Theme, string][]).map(([theme, words]) => [words, theme]))

/** Somebody with a name: "lunch with Omar", "Priya saved me a seat". */
const named =
  /(?<!^)(?<=(?:with|from|for|to|by|and|of|at|met|saw|called|told|let) )(?!(?:I|God|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|German|French|Spanish|Portuguese)(?!\p{L}))\p{Lu}\p{Ll}+|^(?!(?:I|It|We|He|She|They|There|This|That|My|Our|The|A|An|You|Someone|Everyone|Nobody|God)(?!\p{L}))\p{Lu}\p{Ll}+ (?:from|and|next door|in|at|waiting|called|came|made|saved|gave|brought|told|said|helped|waited|waiting|wrote|sent|visited|asked|let|took|showed|fixed|found|stayed|remembered|lent|cooked|laughed|sat|held|texted|phoned|invited|explained|smiled|drove|covered|picked|read|sang|played)(?!\p{L})/u

const ofPeople: readonly Theme[] = ['family', 'partner', 'friends', 'someone']

export function themeOf(item: string): Theme {
  const first = themesIn(item).reduce<{ payload: Theme; from: number }>(
    (best, one) => (one.from < best.from ? one : best),
    { payload: 'other', from: Infinity },
  ).payload
  if (first === 'relief' || ofPeople.includes(first) || first === 'faith') return first
  return named.test(item) ? 'someone' : first
}

/** Whether a word is a common one, which has a capital letter only at the beginning of a line. */
export function isThemeWord(word: string): boolean {
  return themesIn(word).length > 0 && !/^(?:god|lord|jesus|christ|allah|dios|gott|dieu)/iu.test(word)
}

/** Whether the line begins with a name: "Mara called". */
export function isAName(text: string): boolean {
  return named.exec(text)?.index === 0
}

/** Whether the line is about somebody. */
export function isAboutAPerson(text: string, theme: Theme): boolean {
  return ofPeople.includes(theme) || relations.test(text) || named.test(text)
}

const relations =
  /(?<!\p{L})(?:my|our) (?:(?:little|dear|sweet|lovely|wonderful|older|younger|big|best|eldest|youngest|two|three) )?(wife|husband|partner|boyfriend|girlfriend|fiancée?|mom|mum|mother|dad|father|parents|son|sons|daughter|daughters|kids|children|baby|toddler|brother|brothers|sister|sisters|boys|girls|flatmate|roommate|colleague|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|grandkids|grandchildren|aunt|uncle|cousins?|niece|nephew|family|best friend|friends?|neighbou?rs?|team|colleagues?|dog|cat|puppy|kitten)(?![\p{L}'’])/iu
