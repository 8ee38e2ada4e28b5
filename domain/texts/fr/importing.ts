import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const counted = (count: number, one: string, other: string) =>
  `${count.toLocaleString('fr')} ${plural('fr', count, one, other)}`
const days = (count: number) => counted(count, 'jour', 'jours')
const goals = (count: number) => counted(count, 'objectif', 'objectifs')

export const importing: Texts['importing'] = {
  title: 'Apporte ton carnet',
  continue: 'Continuer',
  stop: 'Arrêter',
  goOn: 'Continuer',
  leave: 'En rester là',
  more: (count) => `et encore ${count.toLocaleString('fr')}`,
  quoted: (words) => `«\u202f${words}\u202f»`,
  entries: (count) => counted(count, 'page', 'pages'),
  goals,
  whole: (count) => {
    if (count.goals === 0) return days(count.days)
    return count.days === 0 ? goals(count.goals) : `${days(count.days)} et ${goals(count.goals)}`
  },
  unfinished: {
    title: 'Le dernier import n’est pas fini',
    explanation: (progress) =>
      `Déjà importé\u202f: ${progress}. Choisis les mêmes fichiers pour le reste\u202f: rien ne vient deux fois.`,
  },
  choice: {
    files: 'Choisir des fichiers',
    hint: 'Ils sont lus sur cet appareil, et tu vois ce qu’ils contiennent avant que rien ne soit enregistré.',
    folder: 'Choisir un dossier',
    unnamed: 'Ton choix',
    several: (files) => counted(files, 'fichier', 'fichiers'),
    failed: (name) => `Lecture impossible\u202f: ${name}`,
    journals: [
      { from: 'Firstlight', what: 'le JSON d’Exporter mes données, ou son Markdown' },
      { from: 'Day One, Journey', what: 'le ZIP ou le JSON de l’export' },
      { from: 'Apple Journal', what: 'le dossier ou le ZIP de l’export' },
      { from: 'Google Keep', what: 'le ZIP de Google Takeout' },
      { from: 'Daylio, Presently', what: 'le CSV' },
      { from: 'Obsidian, Logseq', what: 'le dossier de tes notes quotidiennes' },
      { from: 'Evernote, Memos', what: 'le fichier ENEX, ou le JSON' },
      { from: 'jrnl, Day One Classic', what: 'le fichier ou le dossier' },
      { from: 'Un tableau', what: 'un CSV avec une colonne de dates' },
      { from: 'Tout le reste', what: 'du Markdown ou du texte avec la date dans un titre ou dans le nom' },
    ],
  },
  reading: 'Lecture de ton carnet. Il ne quitte pas encore cet appareil.',
  columns: {
    title: 'Que contient chaque colonne\u202f? Vérifie ce qui est proposé, et corrige si besoin.',
    untitled: (number) => `Colonne ${number}`,
    none: 'Laisser de côté',
    date: 'Date',
    order: 'Le jour ou le mois d’abord\u202f?',
    unclear: (date) => `Les dates ne le disent pas\u202f: «\u202f${date}\u202f»`,
    choose: 'À choisir',
    day: 'Le jour d’abord, 31/12',
    month: 'Le mois d’abord, 12/31',
    leaveOut: 'Laisser ce tableau de côté',
    noDate: 'Indique quelle colonne est la date.',
    severalDates: 'Choisis une seule colonne pour la date.',
    noWords: 'Indique quelle colonne contient les mots.',
    noOrder: 'Indique si le jour ou le mois vient d’abord.',
  },
  preview: {
    daysHere: (count) => counted(count, 'jour déjà écrit ici', 'jours déjà écrits ici'),
    goalsHere: (count) => `dont ${count.toLocaleString('fr')} déjà ici`,
    source: (sources, first, last) => (first === last ? `${sources}, ${first}` : `${sources}, du ${first} au ${last}`),
    dropped: (things) => `Firstlight n’enregistre que les mots. Ce qui n’est pas repris\u202f: ${things}.`,
    nothingNew: 'Il n’y a rien de nouveau ici',
    allHere: 'Tout ce qui a été trouvé est déjà dans ton carnet, et y reste tel quel.',
    noDays: 'Aucun jour n’a pu être lu.',
    stay: (count) =>
      counted(count, 'jour déjà écrit ici, qui reste tel quel', 'jours déjà écrits ici, qui restent tels quels'),
    headings: (count) => `${counted(count, 'titre inconnu', 'titres inconnus')}, dont les mots vont dans le journal`,
    onDays: (count) => `sur ${days(count)}`,
    leftOut: (count) => counted(count, 'morceau laissé de côté', 'morceaux laissés de côté'),
    first: 'Les premiers',
    all: 'Tout ce qui sera importé',
    goals: 'Objectifs',
    isCompleted: 'atteint',
    by: (date) => `pour le ${date}`,
    milestones: (count) => counted(count, 'étape', 'étapes'),
    store: (whole) => `Importer ${whole}`,
  },
  storing: {
    label: 'Importé',
    progress: (done, whole) => `${done} sur ${whole}`,
    soFar: (progress) => `Importé jusqu’ici\u202f: ${progress}.`,
    stopped: (progress) => `Importé\u202f: ${progress}.`,
    failed: 'L’import s’est arrêté en chemin',
    isSafe: (why) => `${why} Ce qui a été importé est en sécurité, et rien ne vient deux fois.`,
  },
  stored: {
    title: (whole) => `Importé\u202f: ${whole}`,
    kept: (count) =>
      plural(
        'fr',
        count,
        'Un jour avait été écrit ici entre-temps et reste tel quel.',
        `${days(count)} avaient été écrits ici entre-temps et restent tels quels.`,
      ),
    days: 'Ils sont dans ton carnet, chacun à sa date.',
    goals: 'Tes objectifs sont dans la liste des objectifs, avec leurs étapes et leur progression.',
    more: 'Importer d’autres fichiers',
    toGoals: 'Voir tes objectifs',
    toHistory: 'Voir ton parcours',
    toDay: (date) => `Voir le ${date}`,
  },
  dropped: {
    pictures: (count) => counted(count, 'image ou enregistrement', 'images et enregistrements'),
    places: (count) => counted(count, 'lieu', 'lieux'),
    weather: (count) => counted(count, 'note sur la météo', 'notes sur la météo'),
    stars: (count) => counted(count, 'étoile', 'étoiles'),
    tags: (count) => counted(count, 'étiquette', 'étiquettes'),
    moods: (count) => counted(count, 'humeur', 'humeurs'),
    others: (count) => counted(count, 'autre pièce jointe', 'autres pièces jointes'),
  },
  places: {
    line: (number) => `Ligne ${number}`,
    entry: (number) => `Page ${number}`,
    goal: (number) => `Objectif ${number}`,
  },
  leftOut: {
    noSuchDate: (date) => `«\u202f${date}\u202f» est une date qui n’existe pas.`,
    unclearDate: (date, one, other) => `«\u202f${date}\u202f» peut être le ${one} ou le ${other}.`,
    unreadDate: (heading) =>
      `«\u202f${heading}\u202f» est peut-être une date, mais ne peut pas être lu. «\u202f2024-03-01\u202f» peut l’être.`,
    noDate: 'Rien ne dit quand cela a été écrit.',
    tooEarly: 'Firstlight accepte les jours à partir du 1er janvier 1900.',
    tooLate: 'Ce jour est encore à venir.',
    noWords: 'Il n’y a pas de mots ici.',
    noPremium:
      'Le journal de ce jour n’est pas repris\u202f: sans Premium, le journal n’est importé que pour les jours passés.',
    tooLong: 'Ce jour est trop long pour une page.',
    noDay: (words) => `«\u202f${words}\u202f» n’appartient à aucun jour.`,
    goals: (count) =>
      plural(
        'fr',
        count,
        `${count} objectif n’est pas repris\u202f: il s’importe depuis le JSON exporté dans Réglages.`,
        `${count} objectifs ne sont pas repris\u202f: ils s’importent depuis le JSON exporté dans Réglages.`,
      ),
    columns: (most) => `Les colonnes après les ${most} premières ne sont pas reprises.`,
    unclosed: 'Un guillemet s’ouvre ici et ne se referme jamais.',
    deleted: 'C’est dans la corbeille de Google Keep.',
    noGoal: 'Ce n’est pas un objectif.',
    goalField: (field) => `Le champ «\u202f${field}\u202f» ne peut pas être lu.`,
    goalTooLong: 'Cet objectif est plus long que ce que l’import peut envoyer en une fois.',
    tooManyGoals: (most) => `Il y a de la place pour ${most} objectifs.`,
  },
  zip: {
    damaged: 'L’archive est abîmée et ne peut pas être ouverte.',
    incomplete: 'Cette archive ZIP est incomplète. Télécharge-la ou copie-la encore une fois.',
    tooLarge: 'Cette archive ZIP est trop grande. Ouvre-la, et choisis les fichiers qu’elle contient.',
    tooMuchText: 'Elle contient trop de texte. Ouvre-la, et choisis quelques-uns de ses fichiers.',
    locked: 'Elle est protégée par un mot de passe.',
    unknown: 'Elle est compressée d’une façon qui ne peut pas être lue ici.',
  },
  refused: {
    noText: 'Il n’y a parmi ces fichiers aucun texte qui pourrait être un journal.',
    noDays: (files) =>
      plural(
        'fr',
        files,
        'Aucun jour n’a été trouvé dans ce fichier.',
        `Aucun jour n’a été trouvé dans ces ${files} fichiers.`,
      ),
    empty: 'Ce fichier est vide.',
    brokenJson: 'Ce JSON ne peut pas être lu. Il est peut-être incomplet.',
    brokenJsonFrom: (line) => `Ce JSON ne peut pas être lu à partir de la ligne ${line}. Il est peut-être incomplet.`,
    leftOut: 'Ce tableau a été laissé de côté.',
    noDates: 'Ce tableau n’a pas de colonne de dates, comme «\u202f2024-03-01\u202f» ou «\u202f14/3/2024\u202f».',
    otherHtml: 'Cette page HTML n’a pas de date\u202f: elle ne vient donc pas d’Apple Journal.',
    noEntries: 'Il n’y a pas de pages dans ce fichier.',
    otherEntries: (programs) => `Les pages de ce JSON ne viennent pas de ${programs}.`,
    otherJson: (programs) =>
      `Ce JSON ne contient pas de liste nommée «\u202fentries\u202f» ou «\u202fmemos\u202f»\u202f: il ne vient donc pas de ${programs}.`,
    other:
      'Aucun jour n’a été trouvé dans ce fichier. En Markdown, un titre comme «\u202f## 2024-03-01\u202f» commence un jour, ou bien le nom du fichier est la date\u202f; un tableau (CSV) a besoin d’une colonne de dates.',
    otherShort: 'Aucune date n’y a été trouvée.',
  },
  known: {
    daylio: 'C’est une sauvegarde de Daylio. Dans Daylio, exporte tes jours en CSV, et choisis ce fichier.',
    gridDiary:
      'Un instantané ou le JSON de Grid Diary ne peut pas être lu ici. Un tableau (CSV) avec une colonne de dates peut être lu, et aussi un texte avec la date au-dessus de chaque jour.',
    journey:
      'Un PDF ou un fichier Word de Journey contient des feuilles, pas des jours. Dans Journey, choisis l’export en ZIP, puis choisis ce ZIP ici.',
    appleJournal:
      'C’est une page imprimée d’Apple Journal. Là-bas, exporte toutes les entrées, puis choisis le dossier ou son ZIP.',
    dayOne: 'Dans Day One, exporte le journal en JSON, puis choisis son ZIP ici.',
    reflectly:
      'Reflectly n’a pas d’export qui puisse être lu ici. Un tableau (CSV) avec une colonne de dates peut être lu, et aussi un texte avec la date au-dessus de chaque jour.',
    fiveMinutes:
      'Cet export de 5 Minute Journal ne peut pas être lu ici. Un tableau (CSV) avec une colonne de dates peut être lu, et aussi un texte avec la date au-dessus de chaque jour.',
    document:
      'Une page imprimée ou un document ne peut pas être partagé en jours. Là d’où il vient, exporte en JSON, en CSV, en Markdown ou en texte simple.',
    database:
      'C’est la base de données d’une app. Dans cette app, exporte en JSON, en CSV, en Markdown ou en texte simple.',
  },
}
