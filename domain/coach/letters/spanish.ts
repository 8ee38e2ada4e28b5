import type { LetterLines } from '../letter-lines.ts'

const brightTails = [
  '.',
  ', y apenas es {weekday}.',
  '; gracias por todo eso.',
  '; no quitaría nada.',
  '; guárdalo para un día más gris.',
]
/** They fit what is funny, what is plain and what may be hard. */
const openTails = [
  '.',
  '; lo dices bien.',
  '; mañana puedes seguir desde ahí.',
  '; cuéntame más cuando quieras.',
  '; gracias por escribirlo.',
  '; te escucho.',
  '; qué bien que esté aquí.',
]
const others = [
  '; no dejaría fuera {qs}.',
  '; gracias también por {qs}.',
  '; también leí {qs}.',
  '; guardo también {qs}.',
  '; también noté {qs}.',
  '; voy a recordar también {qs}.',
  '; también está {qs}.',
  '; y luego está {qs}.',
]
const hardTails = [
  '.',
  '; no paso de largo.',
  '; esta página tiene tiempo para eso.',
  '; no tienes que explicar nada.',
  '; me tomo mi tiempo.',
  '; aquí hay lugar para eso.',
  '; toma todo el espacio que necesites.',
  '; puede quedarse aquí así.',
]

/** Neutral for Spain and America. The sentences do not show the gender of the writer. */
export const spanish: LetterLines = {
  marks: ['«', '»'],
  days: { locale: 'es', yesterday: 'ayer', on: (day) => `el ${day}` },
  ofMorning: /buenos días|esta mañana|día empieza|empezar un día|(?:buen|todo el) día|día tranquilo|antes de la noche/i,
  greeting: ['{name},', 'Buenos días, {name} –', 'Hola, {name} –'],
  lead: {
    bright: [
      [
        '{q} me hizo sonreír',
        'Qué bueno leer {q}',
        'Me alegro mucho por {q}',
        'Lo que más me gusta hoy es {q}',
        'Me habría gustado estar ahí con {q}',
        'Me gusta mucho {q}',
        'Lo que voy a recordar es {q}',
      ],
      [
        '.',
        '; gracias por contarlo.',
        ', y apenas es {weekday}.',
        '; guárdalo para un día más gris.',
        '; leería una página entera sobre eso.',
        '; te gustará volver a leerlo un día.',
        ', palabra por palabra.',
      ],
      [
        ', y también me gusta {qs}.',
        '; gracias también por {qs}.',
        ', y no dejaría fuera {qs}.',
        ', con {qs} además.',
        '; muy cerca quedó {qs}.',
        ', y también me alegro por {qs}.',
        ', y guardo {qs}.',
      ],
    ],
    open: [
      [
        'Leería una página entera sobre {q}',
        'Me gustaría saber más de {q}',
        'Vuelvo una y otra vez a {q}',
        '{q} se queda conmigo',
        'Te preguntaría por {q}',
        '{q} me hizo levantar la vista',
        'Lo que me llevo es {q}',
      ],
      openTails,
      others,
    ],
    sorry: [
      [
        'Siento mucho que hayas tenido que escribir {q}',
        'Siento mucho leer {q}',
        'Leo {q}, y lo siento',
        'Tu página dice {q}, y lo siento mucho',
        'Escribes {q}, y lo siento',
        'Siento encontrar {q} en tu página',
        'Leí {q}, y lo siento mucho',
        '{q}: lo siento',
      ],
      hardTails,
      others,
    ],
  },
  unsaid: [
    [
      'Hay mucho en {all}',
      'Leo {all}, y siento que sea tan duro',
      '{all}: es mucho para llevar',
      'Siento que esta sea tu página de hoy: {all}',
      'Nada de esto es poca cosa: {all}',
      'Escribes {all}, y veo que es mucho',
      'Leí {all} despacio, y entre líneas',
      'Hay mucho detrás de {all}, y lo siento',
    ],
    hardTails,
  ],
  together: {
    bright: [
      [
        'Qué bueno leer {all}',
        'Sonreí al leer {all}',
        'Me alegro mucho por {all}',
        'Qué página: {all}',
        'Me gustó leer {all}',
        'Cuánto en una sola página: {all}',
      ],
      brightTails,
    ],
    open: [
      [
        'Este es tu {weekday}: {all}',
        'Así estás hoy: {all}',
        'Gracias por esta página: {all}',
        'Leí {all}',
        'Anotaste {all}',
        'Me llevo {all}',
      ],
      [
        '.',
        '; cuéntame más cuando quieras.',
        ', tal como lo escribiste.',
        '; qué bueno que pasaste por aquí.',
        '; qué bueno que lo escribiste.',
      ],
    ],
  },
  climax: {
    bright: [
      [
        'Me gusta {qs}, y sobre todo {q}',
        'Sonreí con {qs}, y luego con {q}',
        'Primero {qs}, y luego, mejor todavía, {q}',
        'Con {qs} ya bastaba, y luego vino {q}',
        'La página ya era buena con {qs}, y luego vino {q}',
        'Me alegro por {qs}, y más aún por {q}',
      ],
      brightTails,
    ],
    open: [
      [
        'Primero {qs}, y luego {q}',
        'Leí {qs}, y luego me detuve en {q}',
        'Puedo imaginar {qs}; de {q} me gustaría saber más',
        'Después de {qs}, te preguntaría por {q}',
        'Leí {qs}, y vuelvo a {q}',
      ],
      openTails,
    ],
  },
  plan: {
    bright: [
      [
        'Suerte con {p}',
        'Mucha suerte con {p}',
        'Ahora toca {p}',
        'Y ahora, {p}',
        'Te deseo lo mejor con {p}',
        'Lo siguiente es {p}',
        'Cruzo los dedos por {p}',
        'Que salga bien {p}',
      ],
      [
        '.',
        '; cuéntame mañana.',
        '; mañana me gustaría leer qué salió de eso.',
        ', y que el resto del {weekday} sea igual de bueno.',
        ', y el resto del día es tuyo.',
        '; empiezas con una buena página detrás.',
        ', cuando llegue el momento.',
        ', y lo buscaré en la próxima página.',
      ],
    ],
    open: [
      [
        'Ahora toca {p}',
        'Y ahora, {p}',
        'Lo siguiente es {p}',
        'Luego está {p}',
        'Por delante queda {p}',
        'Después, {p}',
        'Y hoy, {p}',
        'Lo que viene: {p}',
      ],
      [
        '.',
        '; cuéntame mañana cómo fue, si quieres.',
        '; mañana me gustaría leer qué salió de eso.',
        ', a la velocidad que permita el día.',
        ', y lo demás como venga.',
        ', y después la próxima página.',
        '; hasta mañana.',
        ', y lo que traiga el {weekday}.',
      ],
    ],
    continued: [
      [
        'Veo de dónde viene {p}',
        'Y por eso, claro, {p}',
        'La historia sigue con {p}',
        'No me extraña que la lista diga {p}',
        'Se entiende que la lista diga {p}',
        'De ahí {p}',
      ],
      ['.', '; cuéntame mañana cómo fue, si quieres.', '; mañana me gustaría leer qué salió de eso.'],
    ],
  },
  bare: [
    [
      'Leí tu página',
      'Hoy mi carta es corta',
      'Hoy te escribo poco',
      'Vi tu página',
      'Abriste la página',
      'Tu página está aquí',
    ],
    [
      '.',
      '. Hasta mañana.',
      '. No hay prisa.',
      '. La página puede quedarse así.',
      '. Mañana habrá otra vez lugar.',
      '. No hace falta más.',
    ],
  ],
  closing: {
    bright: [
      ['Que tengas un buen', 'Te deseo un buen', 'Que pases un buen', 'Que sea un buen'],
      [' día.', ' {weekday}.', ' día, y hasta mañana.', ' {weekday}, y hasta mañana.'],
    ],
    gentle: [
      [
        'Ojalá sea un {weekday} que',
        'Te deseo un {weekday} que',
        'Que tengas un {weekday} que',
        'Espero un {weekday} que',
        'Que sea un {weekday} que',
        'Quiero para ti un {weekday} que',
        'Mi deseo es un {weekday} que',
        'Pido para ti un {weekday} que',
      ],
      [
        ' te trate bien.',
        ' sea amable contigo.',
        ' no te pida demasiado.',
        ' sea tan tranquilo como necesites.',
        ' esté de tu lado.',
        ' te cuide.',
      ],
    ],
    open: [
      [
        'Hasta mañana',
        'La página estará aquí mañana',
        'Mañana habrá otra página',
        'Mañana estaré aquí',
        'Mañana también hay lugar',
        'Hasta la próxima página',
      ],
      [
        '.',
        ', traiga lo que traiga el {weekday}.',
        ', como siempre.',
        ', si quieres.',
        ', a cualquier hora.',
        ', temprano o tarde.',
        ', con muchas o pocas palabras.',
        ', sea el día que sea.',
      ],
    ],
  },
  ending: {
    bright: ['Ojalá te acompañe todo el día.', 'Que el día siga así.', 'Que tengas un buen día.'],
    open: ['Que tengas un buen día.', 'Te deseo un día tranquilo.', 'Hasta mañana.'],
    hard: ['Lo demás puede esperar.', 'El día puede ir despacio.', 'Hoy no hace falta más que esto.'],
  },
  threads: {
    planned: [
      'Con hoy, son {days} días con {q} en la lista.',
      'Hoy es el día {days} de {q}.',
      'Otra vez {q}: con hoy, {days} días en total.',
      'La primera vez fue {since}; hoy {q} va por el día {days}.',
    ],
    done: [
      '{When} todavía era un plan: {q}.',
      '{When} estaba en la lista; hoy leo {q}.',
      'Lo planeaste {when}, y aquí está {q}.',
      'Lo que {when} era solo un plan ya pasó: {q}.',
    ],
    person: [],
    aim: [
      '{q} va con tu meta {title}, que lleva un {progress} por ciento.',
      'Tu meta {title} lleva un {progress} por ciento, y {q} es parte de ella.',
      'Detrás de {q} está la meta {title}, con un {progress} por ciento.',
      'Para la meta {title}, con un {progress} por ciento, hoy leo {q}.',
    ],
  },
  quiet: {
    any: [
      'Hoy no tienes que sacar nada de esto.',
      'Nada de esto tiene que resolverse hoy.',
      'No tiene que sonar mejor de lo que es.',
      'Por el momento puede quedarse así.',
      'No voy a buscarle el lado bueno.',
      'Puedes ir despacio.',
      'No hace falta explicárselo a nadie.',
      'Puede pesar lo que pesa.',
      'No le debes buen humor a nadie.',
      'No hay nada que debas sentir en su lugar.',
      'No exageras.',
      'No puedo hacerlo más ligero; solo puedo leerlo con calma.',
      'Esta página no necesita un buen final.',
      'Hoy no hace falta saber cómo sigue.',
      'Lo que escribiste no necesita disculpa.',
      'Tienes derecho a necesitar a alguien.',
    ],
    death: [
      'Hoy puedes guardar silencio.',
      'No tienes que ser fuerte para nadie.',
      'Nadie puede decirte cuánto tiene que durar.',
      'No hay una manera correcta de vivir estos días.',
    ],
    'own body': [
      'Tienes derecho a hartarte de todo esto.',
      'No hace falta valentía para esto.',
      'Lo que hoy se pueda es suficiente.',
    ],
    'someone ill': [
      'No tienes que darle ánimo a todo el mundo.',
      'Tú también puedes cansarte.',
      'La preocupación va contigo, aunque no estés allí.',
    ],
    parting: [
      'Todavía no tienes que entenderlo.',
      'Hoy no tienes que pensar todo esto hasta el final.',
      'Todavía no tienes que saber cómo será después.',
    ],
    job: [
      'Lo que viene después no hay que decidirlo hoy.',
      'Tienes derecho a sentir decepción.',
      'No tienes que sacar ninguna lección.',
    ],
    fear: [
      'No tienes que discutir con el miedo; puede quedarse ahí un rato.',
      'Tienes derecho a tener miedo.',
      'Aquí el miedo puede estar escrito sin explicación.',
    ],
    alone: ['No es fácil de escribir.', 'Es más difícil cuando los demás parecen ocupados entre ellos.'],
    low: [
      'No tienes que llamarlo de otra manera.',
      'Hoy no hace falta que nada salga bien.',
      'Pasar de una hora a la siguiente es suficiente.',
    ],
    tired: [
      'Hoy basta con ir a medio paso.',
      'Hoy puedes hacer menos que otros días.',
      'No tienes que ganarte el descanso.',
    ],
  },
  harm: {
    alcohol: {
      seen: [
        'Hay algo que preferirías no sentir por un rato. Es comprensible.',
        'Lo que escribiste suena a aguantar, más que a pasar una buena noche.',
      ],
      care: [
        'Suele esperar hasta que pasa el efecto. Alguien que escucha ayuda por más tiempo: una persona de confianza, una médica o una línea de ayuda; findahelpline.com muestra quién atiende donde estás.',
      ],
    },
    drugs: {
      seen: [
        'Hay algo que debería sentirse distinto por unas horas. Es comprensible.',
        'Lo escribiste en lugar de guardarlo. Aquí se lee, y no se juzga.',
      ],
      care: [
        'No te quedes hoy a solas con esto. Una persona de confianza, una médica o una línea sobre drogas ya lo ha oído antes; findahelpline.com muestra quién atiende donde estás.',
      ],
    },
    driving: {
      seen: [
        'En esta página hay un viaje que es peligroso, para ti y para gente que no conoces.',
        'Puede parecer el camino corto a casa. Hoy no es seguro.',
      ],
      care: [
        'Por favor, deja el coche donde está. Alguien preferirá que le despierte tu llamada y no otra. Si pasa a menudo, una médica o una línea en findahelpline.com puede ayudar.',
      ],
    },
    gambling: {
      seen: [
        'Detrás de este plan hay una pérdida, y la esperanza de que otra ronda la repare. Esa esperanza es muy humana.',
        'Suena menos a un juego que a un peso que tiene que ir a alguna parte.',
      ],
      care: [
        'No tienes que recuperarlo a solas. Una persona que pueda ver las cuentas, o una línea sobre el juego, quita parte del peso; findahelpline.com muestra quién atiende donde estás.',
      ],
    },
    medication: {
      seen: [
        'Estás pensando en dejar tu medicación. Puede haber buenas razones para no quererla más.',
        'Vivir cada día con una medicina ya es una carga.',
      ],
      care: [
        'Por favor, habla antes con quien te la recetó o con una farmacia; algunas son duras para el cuerpo cuando faltan de golpe.',
      ],
    },
    food: {
      seen: [
        'En este plan hay dureza contra ti, y seguramente una larga historia.',
        'Esta página le exige mucho a un cuerpo que solo intenta llevarte.',
      ],
      care: [
        'Puedes comer hoy, sea lo que sea que pasó ayer. Si cuesta creerlo, cuéntale a una persona de confianza o a una médica cómo estás; también findahelpline.com sabe quién ayuda.',
      ],
    },
    violence: {
      seen: [
        'En esta página hay rabia, y seguro que tiene sus razones. Aquí puede quedarse.',
        'Algo ha ido demasiado lejos. Que quede dicho aquí, y que hoy no pase de aquí.',
      ],
      care: [
        'Pon primero distancia, y cuéntale a alguien de confianza cómo están las cosas. Si está a punto de pasar, sal de la habitación y llama a una persona que pueda acompañarte.',
      ],
    },
    partner: {
      seen: [
        'No deberías tener que hacerte invisible para estar a salvo. Lo que escribiste importa.',
        'El enojo de otra persona no es tu tarea, y no es culpa tuya.',
      ],
      care: [
        'Alguien de fuera debería saberlo. En España el 016 atiende a toda hora; en otros países, findahelpline.com muestra quién. Si ahora estás en peligro, llama por favor al número de emergencias.',
      ],
    },
  },
}
