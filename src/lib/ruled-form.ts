import { useForm, type Resolver } from 'react-hook-form'
import type { formRules } from './form-rules.ts'

type Rules = typeof formRules
type ValuesOf<Name extends keyof Rules> =
  Rules[Name] extends Resolver<infer Values, infer _Context, infer _Sent> ? Values : never

export const loadFormRules = () => import('./form-rules.ts').catch(() => undefined)

/** A form whose schema is loaded when it is first used. If that fails, only the server validates. */
export function useRuledForm<Name extends keyof Rules>(name: Name) {
  return useForm<ValuesOf<Name>>({
    resolver: async (values, context, options) => {
      const rules = await loadFormRules()
      const check = rules?.formRules[name] as Resolver<ValuesOf<Name>> | undefined
      return check ? check(values, context, options) : { values, errors: {} }
    },
  })
}
