import type { LetterLines } from '../letter-lines.ts'

/** Neutral for Spain and America. The sentences do not show the gender of the writer. */
export const spanish: LetterLines = {
  marks: ['«', '»'],
  days: { locale: 'es', yesterday: 'ayer', on: (day) => `el ${day}` },
  ofMorning: /buenos días|esta mañana|día empieza|empezar un día|(?:buen|todo el) día|día tranquilo|antes de la noche/i,
  greeting: ['{name},', 'Buenos días, {name} –', 'Hola, {name} –'],
  lead: {
    bright: [
      'Qué bueno leer {q} | Me alegro mucho por {q} | Lo que más me gusta hoy es {q}',
      'Qué alegría encontrar aquí {q}',
    ],
    open: ['Leí {q} dos veces | {q} se queda conmigo | Leí {q} y lo volví a leer | Lo que se queda conmigo es {q}'],
    news: ['Enhorabuena: {q} | {q}: enhorabuena | Qué buena noticia: {q}'],
    exclamation: ['Qué bueno leer {q} | Esto hay que celebrarlo: {q} | Me alegro mucho por {q}'],
    loss: [
      'Siento mucho que hayas tenido que escribir {q}',
      'Siento mucho leer {q} | Leo {q}, y lo siento | Tu página dice {q}, y lo siento mucho',
      'Escribes {q}, y lo siento | Siento encontrar {q} en tu página | Leí {q}, y lo siento mucho | {q}: lo siento',
    ],
  },
  others: {
    bright: [
      ', y también me gusta {qs} | , con {qs} además | ; y además está {qs} | , y también me alegro por {qs}',
      ', y no dejaría fuera {qs}',
    ],
    open: ['; también noté {qs} | ; guardo también {qs}'],
  },
  together: {
    bright: [
      'Qué bueno leer {all} | Sonreí al leer {all} | Me alegro mucho por {all} | Qué página: {all}',
      'Me gustó leer {all}',
    ],
    open: ['Esto es lo que guardo: {all} | He guardado {all}'],
  },
  short: {
    bright: ['{all}: un día no necesita más | {all}: con eso basta y sobra | {all}: vaya lista más buena'],
    open: [
      '{all}: basta para una página | {all}: no hace falta más | {all}: por hoy basta | {all}: hoy no hace falta más',
    ],
  },
  climax: {
    bright: [
      'Me gusta {qs}, y sobre todo {q} | Sonreí con {qs}, y luego con {q}',
      'Con {qs} ya bastaba, y luego vino {q} | La página ya era buena con {qs}, y luego vino {q}',
      'Me alegro por {qs}, y más aún por {q}',
    ],
    open: ['Leí {qs}, y {q} se queda conmigo | Leí {qs}, y vuelvo a {q}'],
  },
  plan: {
    wished: ['Suerte con {p} | Mucha suerte con {p} | Te deseo lo mejor con {p} | Mucha suerte hoy con {p}'],
    named: ['Y si hoy hay sitio para ello: {p} | Si hoy hay sitio para ello: {p}'],
    continued: [
      'Veo de dónde viene {p} | Y por eso, claro, {p} | No me extraña que la lista diga {p}',
      'Tenía que estar en la lista: {p} | Y de ahí que la lista diga {p}',
    ],
  },
  later: ['', '; cuéntame mañana cómo fue', '; cuéntame mañana cómo fue, si quieres'],
  bare: ['Leí tu página. Mañana hay otra | Vi tu página. Hasta mañana | Lo leí todo. Hasta mañana'],
  closing: {
    bright: [
      'Que tengas un buen {weekday} | Te deseo un buen {weekday} | Que pases un buen {weekday}',
      'Que sea un buen {weekday}',
    ],
    hard: [
      'Ojalá sea un {weekday} que te trate bien | Te deseo un {weekday} que sea amable contigo',
      'Espero un {weekday} que no te pida demasiado | Que tengas un {weekday} tan tranquilo como necesites',
      'Quiero para ti un {weekday} que te cuide | Ojalá el {weekday} te pida poco',
      'Que el {weekday} pase con calma | Te deseo un {weekday} ligero | Te deseo un {weekday} sin prisas',
    ],
    anytime: [
      'Hasta mañana | La página estará aquí mañana | Mañana habrá otra página | Mañana estaré aquí',
      'Hasta la próxima página',
    ],
  },
  ending: {
    bright: ['Ojalá te acompañe todo el día.', 'Que el día siga así.', 'Que tengas un buen día.'],
    open: ['Que tengas un buen día.', 'Te deseo un día tranquilo.', 'Hasta mañana.'],
    hard: ['Lo demás puede esperar.', 'El día puede ir despacio.', 'Hoy no hace falta más que esto.'],
  },
  threads: {
    planned: [
      'Con hoy, son {days} días con {q} en la lista. | Hoy es el día {days} de {q}.',
      'Otra vez {q}: con hoy, {days} días en total. | La primera vez fue {since}; hoy {q} va por el día {days}.',
    ],
    done: [
      '{When} todavía era un plan: {q}. | {When} estaba en la lista; hoy leo {q}.',
      'Lo planeaste {when}, y aquí está {q}. | Lo que {when} era solo un plan ya pasó: {q}.',
    ],
    person: [],
    aim: [
      '{q} va con tu meta {title}, que lleva un {progress} por ciento.',
      'Tu meta {title} lleva un {progress} por ciento, y {q} es parte de ella.',
      'Detrás de {q} está la meta {title}, con un {progress} por ciento.',
      'Para la meta {title}, con un {progress} por ciento, hoy leo {q}.',
    ],
  },
  quiet: [
    'Hoy puedes guardar silencio. | No tienes que ser fuerte para nadie.',
    'Nadie puede decirte cuánto tiene que durar. | No hay una manera correcta de vivir estos días.',
    'Hoy no tienes que sacar nada de esto. | Nada de esto tiene que resolverse hoy.',
    'No tiene que sonar mejor de lo que es. | Por el momento puede quedarse así.',
    'No voy a buscarle el lado bueno. | Puedes ir despacio. | No hace falta explicárselo a nadie.',
    'Puede pesar lo que pesa. | No le debes buen humor a nadie. | No hay nada que debas sentir en su lugar.',
    'No exageras. | No puedo hacerlo más ligero; solo puedo leerlo con calma.',
    'Esta página no necesita un buen final. | Hoy no hace falta saber cómo sigue.',
    'Lo que escribiste no necesita disculpa. | Tienes derecho a necesitar a alguien.',
  ],
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
