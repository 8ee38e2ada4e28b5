import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const counted = (count: number, one: string, many: string) =>
  plural('es', count, `1 ${one}`, `${count.toLocaleString('es')} ${many}`)
const days = (count: number) => counted(count, 'día', 'días')
const goals = (count: number) => counted(count, 'meta', 'metas')

export const importing: Texts['importing'] = {
  title: 'Trae tu diario de otra app',
  continue: 'Continuar',
  stop: 'Parar',
  goOn: 'Seguir',
  leave: 'Dejarlo así',
  more: (count: number) => `y ${count.toLocaleString('es')} más`,
  quoted: (words: string) => `«${words}»`,
  entries: (count: number) => counted(count, 'entrada', 'entradas'),
  goals,
  whole: (count: { days: number; goals: number }) => {
    if (count.goals === 0) return days(count.days)
    return count.days === 0 ? goals(count.goals) : `${days(count.days)} y ${goals(count.goals)}`
  },
  unfinished: {
    title: 'La última importación no terminó',
    explanation: (progress: string) =>
      `Importado: ${progress}. Elige otra vez los mismos archivos para traer el resto: nada llega dos veces.`,
  },
  choice: {
    files: 'Elegir archivos',
    hint: 'Se leen en este dispositivo, y ves lo que contienen antes de que se guarde algo.',
    folder: 'Elegir una carpeta',
    unnamed: 'Lo que elegiste',
    several: (files: number) => `${files.toLocaleString('es')} archivos`,
    failed: (name: string) => `No se pudo leer: ${name}`,
    journals: [
      { from: 'Firstlight', what: 'el JSON de «Exportar mis datos», o su Markdown' },
      { from: 'Day One, Journey', what: 'el ZIP o el JSON de la exportación' },
      { from: 'Apple Journal', what: 'la carpeta o el ZIP de la exportación' },
      { from: 'Google Keep', what: 'el ZIP de Google Takeout' },
      { from: 'Daylio, Presently', what: 'el CSV' },
      { from: 'Obsidian, Logseq', what: 'la carpeta de tus notas diarias' },
      { from: 'Evernote, Memos', what: 'el archivo ENEX, o el JSON' },
      { from: 'jrnl, Day One Classic', what: 'el archivo o la carpeta' },
      { from: 'Cualquier tabla', what: 'un CSV con una columna de fechas' },
      { from: 'Cualquier otra cosa', what: 'Markdown o texto con la fecha en un encabezado o en el nombre' },
    ],
  },
  reading: 'Leyendo tu diario. Todavía no sale de este dispositivo.',
  columns: {
    title: '¿Qué es cada columna? Mira lo que suponemos, y cambia lo que no esté bien.',
    untitled: (number: number) => `Columna ${number}`,
    none: 'Dejar fuera',
    date: 'Fecha',
    order: '¿Va primero el día o el mes?',
    unclear: (date: string) => `Las fechas no lo dicen: «${date}»`,
    choose: 'Elige, por favor',
    day: 'Primero el día, 31/12',
    month: 'Primero el mes, 12/31',
    leaveOut: 'Dejar fuera esta tabla',
    noDate: 'Di qué columna es la fecha.',
    severalDates: 'Elige una sola columna para la fecha.',
    noWords: 'Di qué columna tiene las palabras.',
    noOrder: 'Di si va primero el día o el mes.',
  },
  preview: {
    daysHere: (count: number) =>
      plural('es', count, '1 día que ya estaba escrito aquí', `${days(count)} que ya estaban escritos aquí`),
    goalsHere: (count: number) =>
      `${count.toLocaleString('es')} de ellas ya ${plural('es', count, 'está', 'están')} aquí`,
    source: (sources: string, first: string, last: string) =>
      first === last ? `${sources}, ${first}` : `${sources}, del ${first} al ${last}`,
    dropped: (things: string) => `Firstlight guarda solo palabras. No vienen: ${things}.`,
    nothingNew: 'Aquí no hay nada nuevo',
    allHere: 'Todo lo que se encontró ya está en tus páginas, y queda como está.',
    noDays: 'No se pudo leer ningún día.',
    stay: (count: number) =>
      plural(
        'es',
        count,
        '1 día que ya estaba escrito aquí, y queda como está',
        `${days(count)} que ya estaban escritos aquí, y quedan como están`,
      ),
    headings: (count: number) =>
      `${counted(count, 'encabezado desconocido', 'encabezados desconocidos')}: sus palabras van al diario`,
    onDays: (count: number) => `en ${days(count)}`,
    leftOut: (count: number) => counted(count, 'parte que queda fuera', 'partes que quedan fuera'),
    first: 'Los primeros',
    all: 'Lo que viene',
    goals: 'Metas',
    isCompleted: 'completada',
    by: (date: string) => `para el ${date}`,
    milestones: (count: number) => `${count} ${plural('es', count, 'etapa', 'etapas')}`,
    store: (whole: string) => `Traer ${whole}`,
  },
  storing: {
    label: 'Importado',
    progress: (done: string, whole: string) => `${done} de ${whole}`,
    soFar: (progress: string) => `Importado hasta ahora: ${progress}.`,
    stopped: (progress: string) => `Importado: ${progress}.`,
    failed: 'Se detuvo a mitad de camino',
    isSafe: (why: string) => `${why} Lo que ya llegó está a salvo, y nada llega dos veces.`,
  },
  stored: {
    title: (whole: string) => `Importado: ${whole}`,
    kept: (count: number) =>
      plural(
        'es',
        count,
        'Un día ya se había escrito aquí mientras tanto, y quedó como estaba.',
        `${days(count)} ya se habían escrito aquí mientras tanto, y quedaron como estaban.`,
      ),
    days: 'Están entre tus páginas, cada uno en su fecha.',
    goals: 'Tus metas están en la lista de metas, con sus etapas y su progreso.',
    more: 'Traer más archivos',
    toGoals: 'Ver tus metas',
    toHistory: 'Ver tu camino',
    toDay: (date: string) => `Ver el ${date}`,
  },
  dropped: {
    pictures: (count: number) => counted(count, 'imagen o grabación', 'imágenes y grabaciones'),
    places: (count: number) => counted(count, 'lugar', 'lugares'),
    weather: (count: number) => counted(count, 'nota del tiempo', 'notas del tiempo'),
    stars: (count: number) => counted(count, 'estrella', 'estrellas'),
    tags: (count: number) => counted(count, 'etiqueta', 'etiquetas'),
    moods: (count: number) => counted(count, 'estado de ánimo', 'estados de ánimo'),
    others: (count: number) => counted(count, 'otro adjunto', 'otros adjuntos'),
  },
  places: {
    line: (number: number) => `Línea ${number}`,
    entry: (number: number) => `Entrada ${number}`,
    goal: (number: number) => `Meta ${number}`,
  },
  leftOut: {
    noSuchDate: (date: string) => `«${date}» no es una fecha que exista.`,
    unclearDate: (date: string, one: string, other: string) => `«${date}» puede ser ${one} o ${other}.`,
    unreadDate: (heading: string) => `«${heading}» puede ser una fecha, y no se puede leer. «2024-03-01» sí.`,
    noDate: 'No dice cuándo se escribió.',
    tooEarly: 'Firstlight guarda días desde el 1 de enero de 1900.',
    tooLate: 'Este día está por llegar.',
    noWords: 'Aquí no hay palabras.',
    noPremium: 'El diario de este día queda fuera: sin Premium, solo se importan diarios de días pasados.',
    tooLong: 'Este día no cabe en una página.',
    noDay: (words: string) => `«${words}» no pertenece a ningún día.`,
    goals: (count: number) =>
      plural(
        'es',
        count,
        '1 meta queda fuera: las metas se importan del JSON que exporta Ajustes.',
        `${count} metas quedan fuera: las metas se importan del JSON que exporta Ajustes.`,
      ),
    columns: (most: number) => `Las columnas después de las primeras ${most} quedan fuera.`,
    unclosed: 'Aquí se abre una comilla que nunca se cierra.',
    deleted: 'Está en la papelera de Google Keep.',
    noGoal: 'Esto no es una meta.',
    goalField: (field: string) => `No se puede leer el campo «${field}».`,
    goalTooLong: 'Esta meta es más larga de lo que se puede enviar de una vez.',
    tooManyGoals: (most: number) => `Hay espacio para ${most} metas.`,
  },
  zip: {
    damaged: 'Está dañado y no se puede descomprimir.',
    incomplete: 'Este archivo ZIP está incompleto. Descárgalo o cópialo otra vez.',
    tooLarge: 'Este archivo ZIP es demasiado grande. Ábrelo y elige los archivos que contiene.',
    tooMuchText: 'Contiene demasiado texto. Descomprímelo y elige algunos de sus archivos.',
    locked: 'Está protegido con una contraseña.',
    unknown: 'Está comprimido de una manera que aquí no se puede leer.',
  },
  refused: {
    noText: 'Entre estos archivos no hay ningún texto que pueda ser un diario.',
    noDays: (files: number) => `No se encontró ningún día en estos ${files} archivos.`,
    empty: 'Este archivo está vacío.',
    brokenJson: 'No se puede leer este JSON. Quizá está incompleto.',
    brokenJsonFrom: (line: number) => `Este JSON no se puede leer a partir de la línea ${line}. Quizá está incompleto.`,
    leftOut: 'Esta tabla quedó fuera.',
    noDates: 'Esta tabla no tiene una columna de fechas, como «2024-03-01» o «14/3/2024».',
    otherHtml: 'Esta página HTML no tiene fecha, así que no es de Apple Journal.',
    noEntries: 'En este archivo no hay entradas.',
    otherEntries: (programs: string) => `Las entradas de este JSON no son de ${programs}.`,
    otherJson: (programs: string) =>
      `Este JSON no contiene ninguna lista llamada «entries» o «memos», así que no es de ${programs}.`,
    other:
      'No se encontró ningún día en este archivo. En Markdown, un encabezado como «## 2024-03-01» empieza un día, o el nombre del archivo es la fecha; una tabla (CSV) necesita una columna de fechas.',
    otherShort: 'No se encontró ninguna fecha en él.',
  },
  known: {
    daylio: 'Esto es una copia de seguridad de Daylio. En Daylio, exporta las entradas como CSV y elige ese archivo.',
    gridDiary:
      'Aquí no se puede leer una copia ni el JSON de Grid Diary. Una tabla (CSV) con una columna de fechas sí, y también un texto con la fecha encima de cada día.',
    journey:
      'Un PDF o un Word de Journey contiene páginas, no días. En Journey, elige exportar a ZIP, y elige aquí ese ZIP.',
    appleJournal:
      'Esto es una página impresa de Apple Journal. Allí, exporta todas las entradas, y elige la carpeta o su ZIP.',
    dayOne: 'En Day One, exporta el diario como JSON, y elige aquí su ZIP.',
    reflectly:
      'Reflectly no tiene una exportación que se pueda leer aquí. Una tabla (CSV) con una columna de fechas sí, y también un texto con la fecha encima de cada día.',
    fiveMinutes:
      'Aquí no se puede leer esta exportación de 5 Minute Journal. Una tabla (CSV) con una columna de fechas sí, y también un texto con la fecha encima de cada día.',
    document:
      'Una página impresa o un documento no se puede dividir en días. En la app de la que viene, exporta JSON, CSV, Markdown o texto simple.',
    database: 'Esto es la base de datos de una app. Allí, exporta JSON, CSV, Markdown o texto simple.',
  },
}
