import type { Texts } from '../type.ts'

export const contact: Texts['contact'] = {
  title: 'Contacto',
  description: 'Escribe a las personas que hacen Firstlight. Respondemos en menos de 24 horas.',
  lede: 'Una pregunta, una idea, algo que salió mal: lo leemos todo y respondemos en menos de 24 horas.',
  name: 'Nombre',
  email: 'Correo',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sent: 'Mensaje enviado',
  failed: 'No se pudo enviar',
  questions: {
    title: 'Preguntas frecuentes',
    sms: {
      question: '¿Cómo dejo de recibir SMS?',
      answer: 'Desactívalos en Ajustes → Notificaciones, o responde STOP a cualquier mensaje.',
    },
    cancelling: {
      question: '¿Cómo cancelo mi suscripción?',
      answer:
        'Ve a Ajustes → Suscripción y elige Gestionar pagos. Premium sigue activo hasta el final del tiempo pagado, y después no se cobra nada.',
    },
    export: {
      question: '¿Puedo exportar mis datos?',
      answer:
        'Sí, en todos los planes: Ajustes → Datos y privacidad, «Exportar mis datos». Recibes todo lo que escribiste en un solo archivo.',
    },
    security: {
      question: '¿Están seguros mis datos?',
      answer: 'Sí. Van cifrados en el camino y donde se guardan, aquí solo tú puedes leerlos y nunca los vendemos.',
    },
  },
}
