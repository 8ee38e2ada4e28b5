import type { Sentences } from './sentences.ts'

export const spanish: Sentences = {
  marks: ['«', '»'],
  telling: [
    'Leí {q} dos veces.',
    'Esto se queda conmigo: {q}.',
    'Leí {q} y lo volví a leer.',
    'Vuelvo a estas palabras: {q}.',
  ],
  others: ['Y también: {o}.', 'Y también esto: {o}.'],
  plan: ['Y para hoy: {p}.', 'En tu lista de hoy dice {p}.', 'Para hoy apuntaste {p}.'],
  glad: ['Qué bueno leer {q}.', 'Me alegro contigo: {q}.', 'Esto me hizo sonreír: {q}.'],
  plain: [
    'Una página así es una buena manera de empezar el día.',
    'Miraste tu día antes de que empezara, y encontraste cosas buenas en él.',
    'Sabes lo que tienes, y sabes lo que quieres hacer.',
    'Qué bien que estas líneas tengan su lugar.',
    'Lo que escribiste merece acompañarte hoy.',
    'Te tomaste un minuto para lo bueno y para lo que viene.',
  ],
  hard: [
    'Suena a un día difícil, y aun así lo escribiste.',
    'Siento que ahora sea tan difícil.',
    'Hay mucho que cargar en esta página. Hoy puedes ir despacio.',
    'Es difícil en este momento, y aquí no hace falta fingir otra cosa.',
  ],
  quiet: [
    'Si algo en esta página pesa más que sus palabras, no tienes que llevarlo a solas.',
    'Algunas páginas guardan más de lo que dicen. Si esta es una de ellas, hay alguien con quien hablar.',
  ],
  ending: {
    ordinary: ['Que tengas un buen día.', 'Que el día te trate bien.'],
    hard: ['Ve despacio hoy.', 'Hoy no hace falta más que esto.'],
  },
  spoken: 'es',
  inDanger: (emergency = 'número de emergencias') =>
    `Si ahora hay peligro, para ti o para otra persona, llama primero al ${emergency}.`,
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
        'Puedes comer hoy, sea lo que sea que pasó ayer. Si cuesta creerlo, cuéntale a una persona de confianza o a una médica cómo estás.',
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
        'Alguien de fuera debería saberlo. Para hablar no hace falta irse ni decidir nada. Si alguien mira tu teléfono, llama desde otro.',
      ],
    },
    child: {
      seen: [
        'Nadie debería tener miedo en su propia casa. Hiciste bien en escribirlo.',
        'Lo que hay aquí pesa demasiado para ser un secreto, y se puede decir en voz alta.',
      ],
      care: [
        'Por favor, cuéntaselo hoy a una persona de confianza, con estas mismas palabras: en la escuela, en una consulta, en el barrio, en la familia. Si la primera no escucha, cuéntaselo a otra.',
      ],
    },
    trafficking: {
      seen: [
        'Lo que has ganado es tuyo, y también tus papeles y tus días.',
        'Nadie puede ser dueño del trabajo, de los papeles ni del cuerpo de otra persona. Lo que escribiste se cree.',
      ],
      care: [
        'No has hecho nada malo. Hay personas que ayudan justo con esto, en confianza, con papeles o sin ellos. Si alguien mira tu teléfono, llama desde otro.',
      ],
    },
    voices: {
      seen: [
        'Eso suena a mucho miedo, y es demasiado para una sola persona. Qué bien que lo escribieras.',
        'Lo que describes se lleva todas las fuerzas. Se ha leído, y se toma en serio.',
      ],
      care: [
        'No tienes que hacer lo que te dicen. Por favor, quédate hoy con alguien de confianza, y cuéntale a una médica, con estas mismas palabras, cómo es.',
      ],
    },
  },
  about: {},
}
