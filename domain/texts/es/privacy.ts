import type { Texts } from '../type.ts'

export const privacy: Texts['privacy'] = {
  title: 'Política de privacidad',
  description: 'Qué guarda Firstlight, adónde va, y cómo recuperarlo.',
  effective: 'En vigor desde el [20 de enero de 2025], último cambio el 28 de noviembre de 2026',
  sections: (who: string | undefined) => ({
    inShort: {
      title: 'En pocas palabras',
      body: [
        'Lo que escribes en Firstlight es tuyo. Lo guardamos para que puedas volver a leerlo, no lo vendemos, y nadie lo usa para hacerse una imagen de ti con fines de publicidad. Puedes descargarlo todo, y borrarlo, en cualquier momento.',
      ],
    },
    responsible: {
      title: 'Quién es responsable',
      body: [
        `${who ?? 'Quien mantiene este sitio'} es responsable de él. Puedes escribirnos desde la [página de contacto].`,
        'Tratamos tu cuenta, tus páginas, los mensajes que activaste y los pagos porque nos lo pediste (RGPD, art. 6.1.b). Lo que escribes puede decir mucho de tu salud, de tu fe o de tu vida; lo guardamos, y dejamos que lo lea un modelo, solo porque lo aceptaste (art. 9.2.a), y puedes retirar ese permiso en cualquier momento. Los recuentos contra el abuso y nuestro registro técnico se basan en nuestro interés en un servicio que funcione (art. 6.1.f); las facturas, en la ley (art. 6.1.c).',
      ],
    },
    kept: {
      title: 'Qué guardamos',
      body: [
        [
          '**Tu cuenta:** nombre, nombre de usuario, dirección de correo, número de teléfono, zona horaria, hora preferida por la mañana. Tu contraseña se guarda solo como un hash con sal, a partir del cual no se puede volver a leer. Si entras con Google o Apple, guardamos el número con el que te conocen y, si la envían, la dirección de tu foto. De una llave de acceso guardamos la mitad pública, que por sí sola no abre nada.',
          '**Lo que escribes:** lo que agradeces, los pequeños logros y las respuestas a ellos, tu diario, tu repaso del día, el sol que eliges para un día, y tus metas.',
          '**Tus sesiones:** de cada una, el tipo de navegador y los días en que empezó y en que se usó por última vez, para que puedas verlas y cerrarlas.',
          '**Tu plan:** si tienes Premium y hasta cuándo, los números con los que Stripe te conoce, y los de sus avisos sobre tus pagos.',
          '**Lo que te enviamos:** de cada aviso, recordatorio y correo de la semana, cuándo tocaba y qué pasó con él, no sus palabras.',
          '**Tus dispositivos con notificaciones:** de cada uno, la dirección y las claves que nos dio su navegador, hasta que desactives allí las notificaciones o cierres sesión.',
          '**Lo que nos escribes:** el nombre, la dirección de correo, el asunto y el mensaje del formulario de contacto.',
        ],
        'Para frenar a quienes adivinan contraseñas o saturan el servicio, contamos los intentos y las llamadas por dirección de red y por cuenta. Estos recuentos se borran al cabo de un día, más o menos. Nuestro registro técnico anota qué dirección de nuestro sitio se pidió y qué falló, nunca lo que escribiste. De una de cada cien peticiones anota además, durante siete días, cuánto tardó cada parte, con el tipo de navegador y la ciudad de la que, según Cloudflare, viene la conexión.',
      ],
    },
    browser: {
      title: 'Qué queda en tu navegador',
      body: [
        'Usamos estas cookies, y ninguna otra. Ninguna te sigue.',
        [
          '`__Host-firstlight_session` mantiene tu sesión: 30 días sin uso, 90 días como máximo.',
          '`__Host-firstlight_signed_out` te nombra después de cerrar sesión hasta que nuestro servidor lo sabe: enseguida o, sin conexión, cuando tu navegador vuelve a comunicarse con nosotros.',
          '`__Host-firstlight_known` muestra durante un año que este navegador entró en tu cuenta, para que quienes adivinan contraseñas en otro lugar no te frenen. No contiene ningún nombre y no abre nada.',
          '`__Host-firstlight_google` y `__Host-firstlight_apple` están ahí mientras entras con Google o Apple, o los vinculas, durante diez minutos: muestran que fuiste tú quien lo pidió.',
          '`__Host-firstlight_pending` guarda tu lugar, durante diez minutos, si Google o Apple no enviaron tu nombre o tu dirección y tenemos que preguntar.',
          '`language` guarda, durante un año, el idioma que elegiste para las páginas.',
        ],
        'Tu navegador guarda también lo siguiente, que puedes borrar allí en cualquier momento.',
        [
          'Hasta que lo borres: lo que escribiste y no hemos guardado (claves que empiezan por `change:`), lo que escribiste antes de entrar, si espera un lugar (`guestTexts:`), hasta dónde llegó una importación que no terminó (`import:`), quién tiene la sesión abierta (`person`), si elegiste una página clara u oscura (`theme`), que tiene nuestro tipo de letra (`sans`), una zona horaria ante la que conservaste la tuya (`keptZone:`), y un recuento de las veces que se guardó el diario (`diarySaveCount`), que desaparece cuando cierras sesión.',
          'Hasta que cierres la pestaña: lo que escribiste antes de entrar (`landingGratitude`, `landingGoals`, `guestDiaryText`), qué parte enviaste, de quién es y hasta dónde está guardada (`guestTextsSent`, `guestTextsOwner`, `guestTextsTaken`, `guestDataSaved`), un mensaje para nosotros que no has enviado (`contactSubject`, `contactMessage`), lo que rellenaste para crear una cuenta, sin la contraseña (`signUpEmail`, `signUpName`, `signUpUsername`, `signUpPhone`), para quién estaba abierta la pestaña (`personOfTab`), la página a la que ibas (`redirectAfterAuth`), si pulsaste Entrar (`askedTab`), si los días siguen nuestro reloj en lugar de uno de este dispositivo que está mal (`followsServer`), y un número al azar para contar anuncios (`sessionId`).',
        ],
        'Mientras tienes la sesión abierta, el navegador guarda también un pequeño script nuestro que abre Firstlight sin conexión y muestra notificaciones donde están activadas. Guarda los archivos del sitio, que no contienen ninguna palabra tuya. A su lado hay una base de datos (`kept`) con tu nombre, tus ajustes, tus metas y tus páginas del último año, para que puedas leer y escribir sin conexión. Desaparece cuando cierras sesión, cuando entra otra persona, y cuando tu sesión ha terminado y el navegador vuelve a nosotros. Puedes desactivarla para un dispositivo en Ajustes, en «Conservar mis días en este dispositivo» (`keepsDays`).',
        'No hay rastreadores ni scripts de análisis.',
      ],
    },
    place: {
      title: 'Dónde se guarda',
      body: [
        'Firstlight funciona en Cloudflare. Tus datos están en la base de datos de Cloudflare (D1), y las sesiones también en su almacén de claves y valores (KV). Van cifrados en el camino hasta nosotros y donde se guardan. Cloudflare los trata por encargo nuestro y puede hacerlo en países distintos del tuyo. Cloudflare, OpenAI, Resend, Stripe y Twilio son empresas de Estados Unidos. Lo que va a ellas va según las cláusulas contractuales tipo de la Unión Europea o su decisión sobre el Marco de Privacidad de Datos UE-EE. UU.',
      ],
    },
    reply: {
      title: 'Cómo se escribe tu respuesta',
      body: [
        'Cuando envías lo que agradeces y tus metas, se escribe una respuesta para ti. La escribe nuestro propio servidor, salvo que hayas aceptado que lo haga un modelo; te lo preguntamos antes de la primera carta, y puedes cambiarlo en Ajustes. Si hay un servicio de OpenAI conectado, y aceptaste, recibe tu nombre, tu gratitud y tus metas del día y, con Premium, las de tus últimas siete entradas y tus metas activas: como máximo 2.000 caracteres de cada campo. Sin Premium se le puede decir, una vez por semana, en cuáles de esos días estaba también una línea de hoy. Si dices que una respuesta no encajaba, recibe también esa respuesta. Nunca recibe tu dirección de correo, tu número de teléfono ni tu diario. Cada petición le pide a OpenAI que no guarde nada, y sus condiciones dicen que el texto enviado así no se usa para entrenar sus modelos.',
        'Con Premium puedes preguntar a tus páginas. Si aceptaste que un modelo escriba tus cartas, recibe entonces tu pregunta y como máximo doce frases de tu gratitud y tus metas, con sus días; tampoco entonces nada de tu diario, ni ninguna página que parezca hablar de hacerte daño. No se guardan ni la pregunta ni la respuesta.',
        'Si no está conectado, y aceptaste, un modelo que ejecuta Cloudflare (Workers AI) puede recibir lo mismo, y nada más. Donde no hay modelo, o no responde, nuestro propio servidor compone la respuesta con tus palabras y nada sale de él. La respuesta de muestra que puedes ver antes de crear una cuenta puede escribirla el modelo que la página nombra, y no guardamos su texto.',
        'La respuesta la escribe una máquina. Con ella no se toma ninguna decisión sobre ti. Si algunas palabras tuyas parecen hablar de hacerte daño, lo nota nuestro propio servidor y no se envían a nadie; en lugar de la respuesta aparece un mensaje fijo que señala dónde hay ayuda. Ni esa página ni una meta que hable de ello se dan a un modelo en un día posterior.',
      ],
    },
    messages: {
      title: 'Correos, SMS y notificaciones',
      body: [
        'Los correos llegan cuando pides uno, como un código o un enlace para una nueva contraseña, cuando ocurre algo con tu cuenta, y según diga Ajustes: el aviso de la mañana, con la primera línea de la página del día anterior si así lo eliges, recordatorios con el título de la meta y, con Premium, el correo de la semana, con las palabras que más aparecieron en tu gratitud. En ninguno hay una página o una meta sobre hacerse daño. Los lleva Cloudflare o Resend, que ve la dirección y el mensaje para poder entregarlo. Si uno nos vuelve de forma definitiva, nos lo dice, y no enviamos más a esa dirección hasta que la confirmes de nuevo. Si uno se marca como spam, hasta entonces enviamos solo lo que pides y lo que afecta a la seguridad de tu cuenta. Si respondes al correo de la mañana, tus palabras se vuelven tu página y la carta llega por correo; tu propio correo no se guarda.',
        'Los SMS llegan solo después de que los actives y confirmes tu número. Los lleva Twilio, que ve el número y las palabras. Hacemos que borre cada mensaje después de guardarlo o entregarlo; que hubo uno, cuándo, y entre qué números, queda en sus registros y facturas. Si respondes STOP, guardamos el número en una lista de aquellos a los que no se envía nada, también después de que se borre tu cuenta, hasta que respondas START.',
        'Las notificaciones en un dispositivo llegan solo después de que las actives en él. Llevan una línea nuestra y ninguna palabra tuya. El servicio de notificaciones de tu navegador (Google, Mozilla, Microsoft o Apple) las lleva cifradas: ve cuándo llega una, y no puede leerla.',
      ],
    },
    calendar: {
      title: 'Tu calendario',
      body: [
        'Si creas una dirección para tu calendario, cada programa que la tenga puede leer los títulos, las fechas y los recordatorios de tus metas, y también puede hacerlo la empresa que mantiene ese programa. No está entre ellas ninguna meta sobre hacerse daño. De la dirección guardamos solo un hash. Termina cuando la desactivas, pones una nueva contraseña, o cierras las demás sesiones.',
      ],
    },
    payments: {
      title: 'Pagos',
      body: [
        'Stripe recibe los pagos de Premium. Se le dan tu nombre, tu dirección de correo y lo que escribes en su formulario; nosotros nunca vemos el número de una tarjeta. Su script se carga en la página en la que pagas, y en ninguna otra. Si borras tu cuenta, hacemos que Stripe termine la suscripción y te borre de sus clientes.',
      ],
    },
    ads: {
      title: 'Anuncios',
      body: [
        'El plan Gratis muestra espacios para anuncios; por ahora están vacíos. Contamos cuántos se ven en un día. Con cada recuento tu navegador envía un número al azar que dura lo que dura su pestaña, y no lo guardamos. Para que ninguna cuenta pueda llenar nuestro almacenamiento, guardamos durante un día cuántos recuentos ha enviado la tuya. No hay ningún perfil, y lo que escribes no participa en ello. Premium no tiene anuncios.',
      ],
    },
    others: {
      title: 'Quién más lo ve',
      body: [
        'Solo quienes se nombran en esta página, cada cual para su tarea: Cloudflare para guardar y entregar y, sin OpenAI, para la respuesta; Resend para los correos; Twilio para los SMS; el servicio de notificaciones de tu navegador para las notificaciones; Stripe para los pagos; OpenAI para la respuesta; y Google o Apple si entras con ellos. Nunca vendemos tus datos. Solo entregaríamos algo a una autoridad si la ley nos obliga, y te lo diríamos si se nos permite.',
      ],
    },
    howLong: {
      title: 'Cuánto tiempo lo guardamos',
      body: [
        [
          'Tu cuenta y lo que escribes: hasta que los borres.',
          'Una sesión: 30 días sin uso, 90 días como máximo. Su registro se borra 90 días después de que empezó.',
          'La dirección de correo que tenías antes, si la cambias: durante un día, en el que se puede recuperar.',
          'La lista de lo que te enviamos, y los números de los avisos de Stripe: 90 días.',
          'Los mensajes del formulario de contacto: en nuestra base de datos, hasta 30 días después de llegar a nuestro buzón; en el buzón, hasta que tu pregunta esté resuelta, o hasta que nos pidas que los quitemos.',
          'Después de borrar tu cuenta: durante 31 días, un hash de su número, que no nombra a nadie, para que siga borrada si tenemos que volver a un estado anterior de nuestra base de datos.',
          'Copias de seguridad: Cloudflare puede devolver nuestra base de datos a un momento de los últimos 30 días, y nuestras propias copias no son más antiguas. Lo que borras desaparece de allí pasado ese tiempo.',
        ],
      ],
    },
    rights: {
      title: 'Qué puedes hacer',
      body: [
        [
          '**Llevártelo:** «Exportar mis datos», en [Ajustes], te da todo lo que escribiste y tu perfil en un archivo, en todos los planes.',
          '**Corregirlo:** en Ajustes, o escribiéndonos.',
          '**Borrarlo:** una sola entrada, o tu cuenta con todo lo que contiene, en Ajustes.',
          '**Preguntar y oponerte:** [escríbenos] sobre cualquier cosa de esta página. Si nuestra respuesta no te convence, puedes acudir a la autoridad de protección de datos del lugar donde vives.',
        ],
      ],
    },
    youngPeople: {
      title: 'Jóvenes',
      body: [
        'Firstlight es para personas de 16 años o más. Si sabes que alguien de menos edad tiene una cuenta, dínoslo, por favor, y la quitaremos.',
      ],
    },
    changes: {
      title: 'Cuando esta página cambia',
      body: [
        'Cambiamos esta página cuando cambia el producto. Si un cambio te afecta, te lo decimos por correo o en la app antes de que valga. Si tienes preguntas, puedes hacerlas en nuestra [página de contacto].',
      ],
    },
  }),
}
