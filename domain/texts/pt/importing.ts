import type { Texts } from '../type.ts'
import { plural } from '../plural.ts'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt')} ${plural('pt', count, one, many)}`
const days = (count: number) => counted(count, 'dia', 'dias')
const goals = (count: number) => counted(count, 'meta', 'metas')

export const importing: Texts['importing'] = {
  title: 'Traga seu diário',
  continue: 'Continuar',
  stop: 'Parar',
  goOn: 'Continuar',
  leave: 'Parar por aqui',
  more: (count: number) => `e mais ${count.toLocaleString('pt')}`,
  quoted: (words: string) => `“${words}”`,
  entries: (count: number) => counted(count, 'registro', 'registros'),
  goals,
  whole: (count: { days: number; goals: number }) => {
    if (count.goals === 0) return days(count.days)
    return count.days === 0 ? goals(count.goals) : `${days(count.days)} e ${goals(count.goals)}`
  },
  unfinished: {
    title: 'A última importação não terminou',
    explanation: (progress: string) =>
      `Trouxemos ${progress}. Escolha os mesmos arquivos de novo para o resto: nada vem duas vezes.`,
  },
  choice: {
    files: 'Escolher arquivos',
    hint: 'Eles são lidos neste aparelho, e você vê o que contêm antes que algo seja salvo.',
    folder: 'Escolher uma pasta',
    unnamed: 'Sua escolha',
    several: (files: number) => counted(files, 'arquivo', 'arquivos'),
    failed: (name: string) => `Não foi possível ler “${name}”`,
    journals: [
      { from: 'Firstlight', what: 'o JSON de Exportar dados, ou o Markdown' },
      { from: 'Day One, Journey', what: 'o ZIP ou o JSON da exportação' },
      { from: 'Diário da Apple', what: 'a pasta ou o ZIP da exportação' },
      { from: 'Google Keep', what: 'o ZIP do Google Takeout' },
      { from: 'Daylio, Presently', what: 'o CSV' },
      { from: 'Obsidian, Logseq', what: 'a pasta das suas páginas diárias' },
      { from: 'Evernote, Memos', what: 'o arquivo ENEX, ou o JSON' },
      { from: 'jrnl, Day One Classic', what: 'o arquivo ou a pasta' },
      { from: 'Qualquer tabela', what: 'um CSV com uma coluna de datas' },
      { from: 'Qualquer outro', what: 'Markdown ou texto com a data em um título ou no nome' },
    ],
  },
  reading: 'Lendo seu diário. Por enquanto ele não sai deste aparelho.',
  columns: {
    title: 'O que é cada coluna? Confira o palpite e mude o que estiver errado.',
    untitled: (number: number) => `Coluna ${number}`,
    none: 'Deixar de fora',
    date: 'Data',
    order: 'Dia ou mês primeiro?',
    unclear: (date: string) => `As datas não dizem: “${date}”`,
    choose: 'Escolha',
    day: 'Dia primeiro, 31/12',
    month: 'Mês primeiro, 12/31',
    leaveOut: 'Deixar esta tabela de fora',
    noDate: 'Diga qual coluna é a data.',
    severalDates: 'Escolha uma só coluna para a data.',
    noWords: 'Diga qual coluna tem as palavras.',
    noOrder: 'Diga se o dia ou o mês vem primeiro.',
  },
  preview: {
    daysHere: (count: number) => `${days(count)} já ${plural('pt', count, 'escrito', 'escritos')} aqui`,
    goalsHere: (count: number) => `${count.toLocaleString('pt')} já ${plural('pt', count, 'está', 'estão')} aqui`,
    source: (sources: string, first: string, last: string) =>
      first === last ? `${sources}, ${first}` : `${sources}, de ${first} a ${last}`,
    dropped: (things: string) => `O Firstlight guarda só palavras. O que fica para trás: ${things}.`,
    nothingNew: 'Não há nada novo aqui',
    allHere: 'Tudo o que foi encontrado já está nas suas páginas, e fica como está.',
    noDays: 'Não foi possível ler nenhum dia.',
    stay: (count: number) =>
      plural(
        'pt',
        count,
        `${days(count)} já escrito aqui, que fica como está`,
        `${days(count)} já escritos aqui, que ficam como estão`,
      ),
    headings: (count: number) =>
      `${counted(count, 'título desconhecido', 'títulos desconhecidos')}, com palavras que vão para o diário`,
    onDays: (count: number) => `em ${days(count)}`,
    leftOut: (count: number) => `${counted(count, 'parte', 'partes')} de fora`,
    first: 'Os primeiros',
    all: 'O que vem junto',
    goals: 'Metas',
    isCompleted: 'concluída',
    by: (date: string) => `até ${date}`,
    milestones: (count: number) => counted(count, 'etapa', 'etapas'),
    store: (whole: string) => `Trazer ${whole}`,
  },
  storing: {
    label: 'Já aqui',
    progress: (done: string, whole: string) => `${done} de ${whole}`,
    soFar: (progress: string) => `Até agora trouxemos ${progress}.`,
    stopped: (progress: string) => `Trouxemos ${progress}.`,
    failed: 'Parou no caminho',
    isSafe: (why: string) => `${why} O que já veio está seguro, e nada vem duas vezes.`,
  },
  stored: {
    title: (whole: string) => `Trouxemos ${whole}`,
    kept: (count: number) =>
      plural(
        'pt',
        count,
        'Um dia foi escrito aqui nesse meio-tempo e ficou como estava.',
        `${days(count)} foram escritos aqui nesse meio-tempo e ficaram como estavam.`,
      ),
    days: 'Cada dia está nas suas páginas, na sua data.',
    goals: 'Suas metas estão na lista de metas, com as etapas e o progresso.',
    more: 'Trazer mais arquivos',
    toGoals: 'Ver suas metas',
    toHistory: 'Ver sua jornada',
    toDay: (date: string) => `Ver ${date}`,
  },
  dropped: {
    pictures: (count: number) => counted(count, 'imagem ou gravação', 'imagens e gravações'),
    places: (count: number) => counted(count, 'lugar', 'lugares'),
    weather: (count: number) => counted(count, 'nota do clima', 'notas do clima'),
    stars: (count: number) => counted(count, 'estrela', 'estrelas'),
    tags: (count: number) => counted(count, 'etiqueta', 'etiquetas'),
    moods: (count: number) => counted(count, 'registro de humor', 'registros de humor'),
    others: (count: number) => counted(count, 'outro anexo', 'outros anexos'),
  },
  places: {
    line: (number: number) => `Linha ${number}`,
    entry: (number: number) => `Registro ${number}`,
    goal: (number: number) => `Meta ${number}`,
  },
  leftOut: {
    noSuchDate: (date: string) => `“${date}” não é uma data que existe.`,
    unclearDate: (date: string, one: string, other: string) => `“${date}” pode ser ${one} ou ${other}.`,
    unreadDate: (heading: string) => `“${heading}” talvez seja uma data, mas não pode ser lida. “2024-03-01” pode.`,
    noDate: 'Não diz quando foi escrito.',
    tooEarly: 'O Firstlight guarda dias a partir de 1º de janeiro de 1900.',
    tooLate: 'Este dia ainda vai chegar.',
    noWords: 'Não há palavras aqui.',
    noPremium: 'O diário deste dia fica de fora: sem o Premium, diários são importados só para dias passados.',
    tooLong: 'Este dia é mais longo do que cabe em uma página.',
    noDay: (words: string) => `“${words}” não pertence a nenhum dia.`,
    goals: (count: number) =>
      plural(
        'pt',
        count,
        `${goals(count)} fica de fora: metas são importadas do JSON que os Ajustes exportam.`,
        `${goals(count)} ficam de fora: metas são importadas do JSON que os Ajustes exportam.`,
      ),
    columns: (most: number) => `As colunas depois das primeiras ${most} ficam de fora.`,
    unclosed: 'Aqui se abrem aspas que nunca se fecham.',
    deleted: 'Está na lixeira do Google Keep.',
    noGoal: 'Isto não é uma meta.',
    goalField: (field: string) => `Não foi possível ler o campo “${field}”.`,
    goalTooLong: 'Esta meta é mais longa do que a importação consegue enviar de uma vez.',
    tooManyGoals: (most: number) => `Há espaço para ${most} metas.`,
  },
  zip: {
    damaged: 'Está danificado e não pode ser descompactado.',
    incomplete: 'Este arquivo ZIP está incompleto. Baixe ou copie de novo.',
    tooLarge: 'Este arquivo ZIP é grande demais. Abra-o e escolha os arquivos de dentro.',
    tooMuchText: 'Tem texto demais. Descompacte e escolha alguns dos arquivos.',
    locked: 'Está trancado com uma senha.',
    unknown: 'Está compactado de um jeito que não pode ser lido aqui.',
  },
  refused: {
    noText: 'Entre estes arquivos não há texto que possa ser um diário.',
    noDays: (files: number) => `Nenhum dia foi encontrado nestes ${files} arquivos.`,
    empty: 'Este arquivo está vazio.',
    brokenJson: 'Não foi possível ler este JSON. Talvez esteja incompleto.',
    brokenJsonFrom: (line: number) =>
      `Não foi possível ler este JSON a partir da linha ${line}. Talvez esteja incompleto.`,
    leftOut: 'Esta tabela ficou de fora.',
    noDates: 'Esta tabela não tem coluna de datas, como “2024-03-01” ou “3/14/2024”.',
    otherHtml: 'Esta página HTML não tem data, então não é do Diário da Apple.',
    noEntries: 'Não há registros neste arquivo.',
    otherEntries: (programs: string) => `Os registros deste JSON não são de ${programs}.`,
    otherJson: (programs: string) =>
      `Este JSON não tem uma lista chamada “entries” ou “memos”, então não é de ${programs}.`,
    other:
      'Nenhum dia foi encontrado neste arquivo. Em Markdown, um título como “## 2024-03-01” começa um dia, ou o nome do arquivo é a data; uma tabela (CSV) precisa de uma coluna de datas.',
    otherShort: 'Nenhuma data foi encontrada nele.',
  },
  known: {
    daylio: 'Este é um backup do Daylio. No Daylio, exporte os registros em CSV e escolha esse arquivo.',
    gridDiary:
      'Um snapshot ou o JSON do Grid Diary não pode ser lido aqui. Uma tabela (CSV) com uma coluna de datas pode, e também um texto com a data acima de cada dia.',
    journey:
      'Um PDF ou um arquivo Word do Journey tem folhas, não dias. No Journey, escolha exportar para ZIP e escolha o ZIP aqui.',
    appleJournal:
      'Esta é uma página impressa do Diário da Apple. Nele, exporte todos os registros e escolha a pasta ou o ZIP.',
    dayOne: 'No Day One, exporte o diário em JSON e escolha o ZIP aqui.',
    reflectly:
      'O Reflectly não tem exportação que possa ser lida aqui. Uma tabela (CSV) com uma coluna de datas pode, e também um texto com a data acima de cada dia.',
    fiveMinutes:
      'Esta exportação do 5 Minute Journal não pode ser lida aqui. Uma tabela (CSV) com uma coluna de datas pode, e também um texto com a data acima de cada dia.',
    document:
      'Uma folha impressa ou um documento não pode ser dividido em dias. No programa de origem, exporte JSON, CSV, Markdown ou texto simples.',
    database: 'Este é o banco de dados de um app. No app, exporte JSON, CSV, Markdown ou texto simples.',
  },
}
