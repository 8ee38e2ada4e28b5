import type { LetterLines } from '../letter-lines.ts'

/** Neutral for Spain and America. The sentences do not show the gender of the writer. */
export const spanish: LetterLines = {
  marks: ['«', '»'],
  days: { locale: 'es', yesterday: 'ayer', on: (day) => `el ${day}` },
  greeting: [
    ['Hola', 'Buenos días', 'Muy buenos días', 'Qué bueno verte por aquí', 'Aquí estás', 'Un saludo'],
    [
      ', {name}.',
      ' este {weekday}, {name}.',
      ', {name}. Llegó tu página.',
      ', {name}. Hoy es {weekday}.',
      ', {name}; leí tu página.',
    ],
  ],
  greetings: ['Hola.', 'Buenos días.', 'Qué bueno leerte.', 'Qué gusto leerte.'],
  lead: {
    bright: [
      [
        '{q} me hizo sonreír',
        'Qué bueno leer {q}',
        'Me alegro mucho por {q}',
        'Sonreí con {q}',
        'Me gusta mucho {q}',
        'El día empieza bien con {q}',
        'Mi línea favorita de hoy: {q}',
        'Qué alegría leer {q}',
      ],
      [
        '.',
        '; gracias por contarlo.',
        '; eso merece guardarse.',
        ', y sigo sonriendo.',
        '; qué bien que lo escribieras.',
        '; ojalá haya más así.',
        '; te gustará volver a leerlo un día.',
        '; así debería empezar un día.',
      ],
    ],
    open: [
      [
        '{q} se me quedó grabado',
        'Lo primero que noté fue {q}',
        'Vuelvo a {q}',
        'Leí {q} dos veces',
        'Me detengo en {q}',
        'Leí despacio {q}',
        'Sigo pensando en {q}',
        'Mis ojos volvieron a {q}',
      ],
      [
        '.',
        '; gracias por escribirlo.',
        '; qué bien que esté aquí.',
        ', con esas mismas palabras.',
        '; me tomo el tiempo.',
        '; aquí tiene su lugar.',
        ', y no pasé de largo.',
        '; valía la pena anotarlo.',
      ],
    ],
    sorry: [
      [
        'Siento mucho que hayas tenido que escribir {q}',
        'Siento mucho leer {q}',
        'Leo {q}, y lo siento',
        'Tu página dice {q}, y lo siento mucho',
        'Escribes {q}, y lo siento',
        'Siento encontrar {q} en tu página',
        'Leí despacio {q}, y lo siento mucho',
        'Me detengo en {q}, y lo siento',
      ],
      [
        '.',
        '; no paso de largo.',
        '; esta página tiene tiempo para eso.',
        '; no tienes que explicar nada.',
        '; me tomo mi tiempo.',
        '; aquí hay lugar para eso.',
        '; toma todo el espacio que necesites.',
        '; puede quedarse aquí así.',
      ],
    ],
    unsaid: [
      [
        'Leí {q}, y también lo que no está escrito al lado',
        'Hay mucho detrás de {q}',
        'Creo que detrás de {q} hay más de lo que dice',
        'Escuché lo que {q} calla',
        'Leí {q} despacio, y entre líneas',
        'Me quedo con {q} y con lo que no dice',
        '{q} no es poca cosa',
        'Mucho queda sin decir alrededor de {q}',
      ],
      [
        '.',
        '; tiene su lugar aquí.',
        '; no hace falta añadir nada.',
        '; aquí hay lugar para eso.',
        '; lo leo con cuidado.',
        '; toma todo el espacio que necesites.',
        ', y no paso de largo.',
        '; esta página tiene tiempo para eso.',
      ],
    ],
  },
  together: {
    bright: [
      [
        '{all}: así da gusto leer',
        'Sonreí al leer {all}',
        'Qué bueno leer {all}',
        'Me alegro mucho por {all}',
        'Qué página: {all}',
        'Me gusta mucho {all}',
      ],
      [
        '.',
        '; gracias por todo eso.',
        '; así debería empezar un día.',
        '; todo eso merece guardarse.',
        ', línea por línea.',
        '; ojalá haya más así.',
      ],
    ],
    open: [
      [
        'Hoy, entonces, {all}',
        'Una página corta: {all}',
        'Leí {all}',
        'Leo {all}',
        'Aquí está {all}',
        'Corto y claro: {all}',
        'Esta mañana: {all}',
        'En la página de hoy: {all}',
      ],
      [
        '.',
        '; eso basta para una página.',
        '; me gustan las páginas cortas.',
        ', y no hace falta más.',
        '; bueno es saberlo.',
        '; anotado.',
        '; no falta nada.',
        '; me llegó.',
      ],
    ],
  },
  rest: {
    bright: [
      [
        'Me alegro de',
        'Y me alegro de',
        'Qué bien que haya',
        'Y qué bien que haya',
        'Me alegra leer',
        'Y me alegra leer',
        'Por suerte está',
        'Y por suerte está',
      ],
      [
        ' {qs}.',
        ' {qs}, también.',
        ' {qs}, en la misma página.',
        ' {qs}, esta mañana.',
        ' {qs}, justo al lado.',
        ' {qs}, en medio de todo.',
        ' {qs}, con esas mismas palabras.',
        ' {qs}, palabra por palabra.',
      ],
    ],
    open: [
      ['Y', 'Y luego', 'Y también', 'Y al lado', 'Y con eso', 'Y justo después', 'Y además', 'Y en la misma página'],
      [
        ' {qs}.',
        ' está {qs}.',
        ' leí {qs}.',
        ' encuentro {qs}.',
        ' leo {qs}.',
        ' escribiste {qs}.',
        ' {qs}, con tus palabras.',
        ' veo {qs}.',
      ],
    ],
  },
  plan: {
    bright: [
      [
        'Suerte con {p}',
        'Mucha suerte con {p}',
        'Cuéntame mañana de {p}',
        'Que salga bien {p}',
        'Te deseo lo mejor con {p}',
        'Cruzo los dedos por {p}',
        'Ánimo con {p}',
        'Y ahora, a por {p}',
      ],
      [
        '.',
        ', salga como salga.',
        '; pensaré en ti.',
        '; la próxima página tiene lugar.',
        ', cuando llegue el momento.',
        '; lo leeré con gusto.',
        '; el día acaba de empezar.',
        '; sin prisa.',
      ],
    ],
    open: [
      [
        'Hoy está',
        'Para hoy está',
        'Más tarde está',
        'Y luego está',
        'Queda',
        'Y para hoy está',
        'Para más tarde está',
        'Y más tarde está',
      ],
      [
        ' {p}.',
        ' {p}, en la lista.',
        ' {p}, cuando llegue el momento.',
        ' {p}, a su turno.',
        ' también {p}.',
        ' {p}, en algún momento.',
        ' {p}, para más tarde.',
        ' {p}, antes de la noche.',
      ],
    ],
  },
  bare: [
    [
      'Leí tu página',
      'Hoy mi carta es corta',
      'Hoy te escribo poco',
      'Vi tu página',
      'Abriste la página',
      'Hoy hay silencio aquí',
      'Hoy tengo pocas palabras',
      'Tu página está aquí',
    ],
    [
      '.',
      '. Hasta mañana.',
      '. No pregunto más.',
      '. No hay prisa.',
      '. La página puede quedarse así.',
      '. Mañana habrá otra vez lugar.',
      '. No hace falta más.',
      '. No voy a llenar nada por ti.',
    ],
  ],
  closing: {
    bright: [
      [
        'Que tengas un buen',
        'Te deseo un buen',
        'Que pases un buen',
        'Que sea un buen',
        'Ojalá tengas un buen',
        'Espero que sea un buen',
      ],
      [' día.', ' {weekday}.', ' día, y hasta mañana.', ' {weekday}, y hasta mañana.', ' día, hasta la noche.'],
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
      ['.', ', traiga lo que traiga el día.', ', como siempre.', ', si quieres.', ', a cualquier hora.'],
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
      'El mundo puede arreglarse hoy con un poco menos de ti.',
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
