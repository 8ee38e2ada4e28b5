import type { Texts } from '../type.ts'

export const terms: Texts['terms'] = {
  title: 'Términos del servicio',
  description: 'Qué puedes esperar de Firstlight, y qué espera de ti.',
  effective: 'En vigor desde el [20 de enero de 2025]',
  sections: (price: string) => ({
    what: {
      title: 'Qué es Firstlight',
      body: [
        'Firstlight es un lugar para escribir, cada mañana, lo que agradeces y lo que quieres hacer, y para leer una respuesta. Al usarlo aceptas esta página y nuestra [página de privacidad]. Si no las aceptas, por favor no lo uses.',
      ],
    },
    whatNot: {
      title: 'Qué no es',
      body: [
        'Firstlight no es consejo médico, ni terapia, ni un servicio de crisis, y las respuestas las escribe una máquina que puede equivocarse. Nadie vigila lo que escribes, así que aquí nadie notaría que necesitas ayuda. Por favor, no te apoyes en Firstlight para decidir sobre tu salud.',
        'Si estás en peligro, o piensas en hacerte daño, llama ahora al número de emergencias de donde estás. En Estados Unidos y Canadá puedes llamar o escribir al 988 a cualquier hora. En otros países, findahelpline.com muestra quién te escuchará.',
      ],
    },
    account: {
      title: 'Tu cuenta',
      body: [
        [
          'Tienes 16 años o más.',
          'La dirección de correo y el número de teléfono que das son tuyos.',
          'Guarda tu contraseña solo para ti. Si crees que alguien la conoce, pon una nueva; eso cierra todas las sesiones y anula la dirección de tu calendario.',
          'Una cuenta es para una persona.',
        ],
      ],
    },
    writing: {
      title: 'Lo que escribes',
      body: [
        'Sigue siendo tuyo. Nos permites guardarlo, mostrártelo y hacer que la respuesta se escriba a partir de ello, como dice la página de privacidad, y nada más. Las respuestas también son para que las uses como quieras.',
      ],
    },
    fairUse: {
      title: 'Uso justo',
      body: [
        'Por favor, no uses Firstlight para infringir la ley, no intentes llegar a los datos de otras personas, no esquives sus límites, ni le envíes tráfico automático que perjudique a los demás. Podemos suspender una cuenta que lo haga, y te decimos por qué cuando nos es posible.',
      ],
    },
    plans: {
      title: 'Planes y pago',
      body: [
        `El plan Gratis no cuesta nada y muestra espacios para anuncios. Premium cuesta ${price} al mes. Stripe se encarga de los pagos, y vale lo siguiente:`,
        [
          '**Período de prueba:** tu primera suscripción a Premium empieza con siete días de prueba gratis, una vez por persona, salvo que las palabras junto al botón digan otra cosa. Siempre dicen qué se cobrará y qué día, y un correo te lo recuerda antes del primer cobro. Si cancelas antes de ese día, no se cobra nada.',
          '**Renovación:** Premium se renueva cada mes hasta que canceles.',
          '**Cancelación:** en Ajustes, en Suscripción, en cualquier momento. Premium sigue hasta el final del tiempo que pagaste; después no hay ningún cobro.',
          '**Reembolsos:** no se devuelven partes de un mes, salvo que la ley del lugar donde vives te dé ese derecho. Si algo salió mal, escríbenos y buscaremos una respuesta justa.',
          '**Un pago que falla:** Stripe lo intenta otra vez durante un tiempo, y mientras tanto Premium continúa. Si sigue fallando, tu cuenta vuelve al plan Gratis.',
          '**Después de Premium:** no se borra nada. Puedes seguir leyendo y borrando tus metas, y exportar todo lo que escribiste.',
          '**Un precio nuevo:** te lo decimos al menos 30 días antes, y hasta entonces puedes cancelar.',
        ],
      ],
    },
    textMessages: {
      title: 'SMS',
      body: [
        'Los SMS llegan solo si los activas y confirmas tu número: como máximo uno cada mañana, además de los códigos y las pruebas que pidas, y como máximo uno en respuesta a cada SMS que nos envíes. Tu operador puede cobrar mensajes y datos. Responde STOP para terminar y HELP para recibir ayuda. La entrega depende de los operadores y no se puede prometer.',
      ],
    },
    leaving: {
      title: 'Irse',
      body: [
        'Puedes borrar tu cuenta en [Ajustes] cuando quieras; eso quita lo que escribiste, y termina tu suscripción si la tienes. Si alguna vez tuviéramos que cerrar Firstlight, te lo diríamos con tiempo para exportarlo todo, y te devolveríamos lo que pagaste por los días que no pudieras usar.',
      ],
    },
    promises: {
      title: 'Qué prometemos, y qué no podemos prometer',
      body: [
        'Cuidamos de que Firstlight funcione y de que lo que escribes esté a salvo. No podemos prometer que nunca falle, así que exporta de vez en cuando lo que te dolería perder. Hasta donde la ley lo permite, no respondemos por pérdidas indirectas, ni por más de lo que nos pagaste en los doce meses anteriores. Esto no limita la responsabilidad por dolo o negligencia grave, ni por daños a la vida o a la salud, ni ningún derecho que te dé la ley del lugar donde vives y que ningún contrato pueda quitar.',
      ],
    },
    changes: {
      title: 'Cambios',
      body: [
        'Cuando cambiamos estos términos de una manera que te afecta, te lo decimos por correo o en la app al menos 14 días antes. Si después sigues usando Firstlight, valen los nuevos términos; si prefieres no hacerlo, puedes irte en cualquier momento.',
      ],
    },
    questions: { title: 'Preguntas', body: ['[Escríbenos]. Respondemos en menos de 24 horas.'] },
  }),
}
