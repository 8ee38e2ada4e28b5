import type { Texts } from '../type.ts'

export const accessibility: Texts['accessibility'] = {
  title: 'Accesibilidad',
  description: 'Para quién se probó Firstlight, cómo, y qué no funciona todavía.',
  effective: 'Última revisión: [28 de noviembre de 2026]',
  sections: {
    aim: {
      title: 'Lo que queremos',
      body: [
        'Todo el mundo debería poder escribir y leer aquí. Nuestra medida es WCAG 2.2, nivel AA: las pautas de accesibilidad para el contenido web del W3C.',
      ],
    },
    everyChange: {
      title: 'Lo que se prueba con cada cambio',
      body: [
        [
          'axe-core, en cada pantalla, para visitantes y para cada plan, en claro y en oscuro.',
          'Una ventana de 320 píxeles, y texto del doble de tamaño: nada se desplaza hacia los lados.',
          'Solo con el teclado: desde la primera línea, pasando por la creación de la cuenta y la carta, hasta una página editada.',
          'Menos movimiento, donde tu dispositivo lo pide.',
        ],
        'Todo esto se hace en Chromium. En Firefox probamos el camino desde la primera línea hasta la carta.',
      ],
    },
    tried: {
      title: 'Lo que se probó el 28 de noviembre de 2026',
      body: [
        [
          'HTML CodeSniffer 2.5.1 y el motor del comprobador de accesibilidad de IBM 4.0.34, en cada pantalla, sin sesión y con sesión, en claro y en oscuro. Encontraron dos formularios sin nombre, que se arreglaron. El de IBM señala también enlaces detrás de un diálogo abierto, a los que el teclado no llega. Ninguno de los dos puede medir palabras sobre la imagen del cielo; una prueba nuestra sí lo hace.',
          'Colores forzados, tal como los imita Chromium. Los interruptores no mostraban si estaban activados, y algunos botones parecían texto. Las dos cosas se arreglaron.',
          'El orden de los encabezados: ninguna pantalla se salta un nivel.',
        ],
      ],
    },
    unknown: {
      title: 'Lo que no sabemos, y lo que no funciona',
      body: [
        [
          'Nadie que use un lector de pantalla, un pulsador o su voz ha probado Firstlight para nosotros, y no lo hemos usado con un lector de pantalla. Las herramientas encuentran solo una parte de lo que está mal.',
          'No hemos probado ningún Safari, ni los colores forzados en el propio Windows.',
          'El formulario en el que pagas es de Stripe. No lo hemos probado.',
          'Las colinas de un día son una imagen de lo que escribiste. Una etiqueta dice el día y cómo fue; la forma de las colinas no está en ninguna palabra.',
        ],
      ],
    },
    help: {
      title: 'Si algo te lo impide',
      body: [
        'Cuéntanoslo, por favor, en la [página de contacto]: qué querías hacer, y con qué dispositivo y programa. Respondemos en menos de 24 horas.',
      ],
    },
  },
}
