import { zodResolver } from '@hookform/resolvers/zod'
import { contactSchema } from '#domain/contact'

export const contactRules = zodResolver(contactSchema)
