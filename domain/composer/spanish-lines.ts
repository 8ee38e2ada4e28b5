import type { LanguageLines } from './language-lines.ts'

export const spanishLines: LanguageLines = {
  marks: ['«', '»'],
  ordinary: {
    open: [
      [
        'Escribiste {q}, ',
        'En tu página está {q}, ',
        'Hoy todo empieza con {q}, ',
        'En el papel está ahora {q}, ',
        'Pensaste en {q}, ',
        'Me detuve en {q}, ',
      ],
      [
        'y merece su propia línea.',
        'sin necesidad de muchas palabras.',
        'antes de que el día hiciera ruido.',
        'y es fácil imaginarlo.',
        'y habría sido fácil dejarlo pasar.',
        'y no hace falta añadir mucho más.',
      ],
    ],
    say: [
      [
        'Estas cosas se olvidan pronto, ',
        'No es nada grandioso, ',
        'Ya estaba ahí, ',
        'Mucho de lo que trae un día pasa de largo, ',
        'Nadie te lo había preguntado, ',
        'Tiene su lugar en esta página, ',
        'No se puede planear, ',
      ],
      [
        'y tú lo guardaste.',
        'y por eso mismo está bien que quede escrito.',
        'y te diste cuenta.',
        'y aun así cambia algo.',
        'y sin embargo se queda.',
        'y ahora forma parte de esta mañana.',
        'y eso ya es mucho.',
      ],
    ],
  },
  glad: {
    open: [
      ['{q}: ', 'Qué bueno leer {q}: ', 'Hoy la página es de una sola línea, {q}: ', 'Escribes {q}: '],
      [
        'merece un momento antes que todo lo demás.',
        'me alegro contigo.',
        'dan ganas de leerlo dos veces.',
        'deja que llegue del todo.',
      ],
    ],
    say: [
      [
        'Date un momento para sentirlo, ',
        'Cuéntaselo a alguien, ',
        'No llegó solo, ',
        'Hoy lo demás puede ser pequeño, ',
        'Queda aquí con su fecha, ',
      ],
      [
        'antes de pasar a lo siguiente.',
        'y permítete un poco de orgullo.',
        'y esta noche seguirá siendo verdad.',
        'y te vas a acordar.',
      ],
    ],
  },
  dark: {
    open: [
      ['Escribiste {q}. ', '{q}. ', 'En tu página está {q}. ', 'Antes que nada está {q}. ', 'Leí despacio {q}. '],
      [
        'Lo siento mucho.',
        'Es mucho para una mañana.',
        'No necesita una respuesta rápida.',
        'Puede quedarse así, tal cual.',
        'No voy a quitarle peso.',
        'Gracias por haberlo puesto en palabras.',
        'No voy a pasar de largo.',
      ],
    ],
    say: [
      [
        'Hoy no tienes que sacar nada de esto, ',
        'Puede pesar lo que pesa, ',
        'Puedes ir despacio, ',
        'Nadie te pide fuerza a esta hora, ',
        'Nada de esto tiene que resolverse hoy, ',
        'No tiene que sonar mejor de lo que es, ',
        'Por el momento puede quedarse así, ',
      ],
      [
        'y no hace falta explicárselo a nadie.',
        'y está bien así.',
        'aunque los demás tengan prisa.',
        'basta una hora y luego otra.',
        'y se puede aceptar ayuda.',
        'hoy es suficiente con lo necesario.',
        'y llorar está permitido.',
        'hoy el día puede ser pequeño.',
      ],
    ],
    beside: [
      [
        'Al lado está {q}, ',
        'Y en la misma página leo {q}, ',
        'También escribiste {q}, ',
        'No lo compensa, pero está {q}, ',
        'Unas líneas más allá leo {q}, ',
      ],
      [
        'y puede acompañarte.',
        'y las dos cosas pueden ser ciertas.',
        'y puedes apoyarte un poco en eso.',
        'y es bueno saberlo.',
        'y eso también sigue siendo cierto.',
        'en silencio.',
        'y no es poca cosa.',
      ],
    ],
    plan: [
      ['De todo lo que viene, ', 'Por hoy ', 'Si solo hay fuerzas para una cosa, ', 'Sin ninguna prisa: ', 'Hoy, '],
      [
        'con {q} sería suficiente.',
        'basta con {q}.',
        '{q} es un buen comienzo.',
        '{q} puede quedar a medias.',
        '{q} cuenta mucho.',
        '{q} es más que suficiente.',
        '{q} ya es bastante.',
      ],
    ],
    rest: [
      'Por hoy basta con haber estado aquí.',
      'Duerme cuando se pueda.',
      'Abrígate bien.',
      'Di que no a lo que no sea urgente.',
      'La lista puede esperar.',
      'Come algo caliente en algún momento.',
      'Una sola cosa pequeña basta por hoy.',
      'Deja lo que se pueda dejar.',
      'Busca el lugar donde sea más fácil estar.',
      'Quizá haya alguien a quien decírselo.',
      'Descansa, aunque sea a ratos.',
      'Hoy muchas cosas pueden faltar.',
      'Trátate con suavidad.',
      'Si alguien ofrece ayuda, acéptala.',
      'Un vaso de agua y algo de aire ya son algo.',
      'El día puede ser corto.',
      'Haz solo lo que no puede esperar.',
      'Hoy cuenta cualquier cosa pequeña.',
      'Puedes pedir ayuda.',
      'Siéntate un momento.',
    ],
  },
  own: {
    loss: [
      'El duelo tiene su propio tiempo.',
      'Lo que duele así, se quiso mucho.',
      'Si llegan las lágrimas, dales tiempo.',
      'No hay una manera correcta de vivir estos días.',
      'Falta alguien, y se nota en lo más pequeño.',
      'Recordar también es una forma de estar juntos.',
    ],
    illness: [
      'La enfermedad ocupa mucho lugar, también para quien acompaña.',
      'Esperar y no saber también cansa.',
      'Hoy se puede contar por horas.',
      'Agota, y no es ningún fracaso.',
    ],
    setback: [
      'Un golpe es un golpe, y no necesita lado bueno.',
      'Dice poco de lo que sabes hacer.',
      'Lo que viene después no hay que decidirlo hoy.',
      'Está permitido sentir decepción.',
    ],
    anger: [
      'La rabia suele avisar de que alguien cruzó un límite.',
      'Puedes sentir rabia sin actuar enseguida.',
      'En el papel no hace falta justicia.',
      'Es bueno que esté primero aquí.',
    ],
    exhaustion: [
      'Un cansancio así es un hecho, no un defecto.',
      'Hoy basta con ir a medio paso.',
      'Parece que lleva tiempo siendo demasiado.',
      'Si sigue así, también puede oírlo un médico.',
    ],
    sarcasm: [
      'No todas las mañanas merecen un gracias.',
      'Una queja sincera también es una entrada.',
      'No voy a buscarle el lado bueno.',
    ],
  },
  unclear: {
    open: [
      ['Escribiste {q}, ', 'En la página dice {q}, ', 'Hoy es {q}, ', 'Leo {q}, ', 'Con la fecha de hoy queda {q}, '],
      [
        'y así lo dejo.',
        'y tú sabes qué hay detrás.',
        'y no quiero adivinar más.',
        'y eso ya es una entrada completa.',
        'y es suficiente.',
        'breve y sin más.',
        'y ahí se queda.',
      ],
    ],
    bare: [
      'Hoy la página está casi vacía, y está bien.',
      'A veces no viene nada a la cabeza.',
      'Hoy no hay mucho escrito, y no tiene por qué haberlo.',
      'Es una entrada corta, y se puede.',
    ],
    say: [
      [
        'No tienes que explicar nada, ',
        'Una línea basta, ',
        'No tiene que ser más, ',
        'La página no pregunta, ',
        'Lo que hay detrás es tuyo, ',
        'Algunas cosas no piden una frase entera, ',
      ],
      [
        'y mañana habrá otra vez lugar.',
        'ni aquí ni tan temprano.',
        'y el día no depende de eso.',
        'y puedes volver cuando quieras.',
        'y tú decides qué va aquí.',
        'los días así también tienen su lugar.',
      ],
    ],
  },
  plan: [
    ['Para hoy dice {q}; ', 'Luego está {q}; ', 'Por delante tienes {q}; ', 'Te propones {q}; ', 'En cuanto a {q}, '],
    [
      'elige ahora una hora para eso.',
      'empieza por la parte más pequeña.',
      'diez minutos bastan para comenzar.',
      'deja a mano lo que te hará falta.',
      'el primer gesto es suficiente.',
      'mejor antes de que el día se llene.',
      'ponlo justo después de algo que ya haces.',
    ],
  ],
  ask: [
    '¿Qué fue exactamente lo que se te quedó?',
    '¿A quién podrías contárselo?',
    '¿Dónde estabas cuando lo notaste?',
    '¿Cuándo volverá a pasar?',
    '¿Qué quisieras recordar de esto dentro de un año?',
    '¿Quién más estaba?',
    '¿Qué te sorprendió?',
    '¿A qué te recuerda?',
    '¿Qué pasó justo antes?',
    '¿Cómo habría sido el día sin eso?',
    '¿Qué sentiste primero?',
    '¿Es algo nuevo o viene de lejos?',
    '¿Qué detalle contarías primero?',
    '¿Cómo podría haber más de eso?',
    '¿Qué hiciste después?',
    '¿Qué lo hizo distinto?',
    '¿Cómo se lo describirías a alguien que está lejos?',
  ],
  askGently: [
    '¿Quién está contigo hoy?',
    '¿Qué haría este día un poco más llevadero?',
    '¿Qué puede esperar hasta mañana?',
    '¿Quién te pregunta cómo estás?',
    '¿Dónde podrías descansar diez minutos hoy?',
    '¿Qué necesitas más ahora mismo?',
    '¿Qué sería suficiente por hoy?',
    '¿A quién podrías decirle cómo están las cosas?',
    '¿Qué suele ayudar, aunque sea poco?',
    '¿Quién podría quitarte una tarea hoy?',
    '¿Qué es lo más difícil esta mañana?',
    '¿Dónde se respira mejor?',
    '¿Qué fue lo último que te hizo bien?',
    '¿Qué se puede dejar hoy?',
    '¿Quién debería saberlo?',
    '¿Qué deseas para la noche?',
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
