import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keptPhone } from '#domain/phone'
import { common, phone as texts } from '#domain/texts'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'
import { FailureLine } from '~/ui/failure-line'
import { loadRules } from '~/lib/load-rules'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { focusFirst } from '~/ui/form-focus'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { toast } from '~/ui/toast'
import { updateUser } from '../user.queries.ts'

/** Confirms the phone number by a code, and then switches the morning prompt by SMS on. A failure keeps what was typed. */
export function PhoneForm({ user, onClose }: { user: User; onClose: () => void }) {
  const [phone, setPhone] = useState(user.phone ?? '')
  const [code, setCode] = useState('')
  /** The number to which a code was sent. */
  const [sentTo, setSentTo] = useState<string>()
  const [errors, setErrors] = useState<{ phone?: string | undefined; code?: string | undefined }>({})
  const send = useSendCode(user)
  const confirm = useConfirmPhone()
  const isCodeSent = sentTo !== undefined && sentTo === keptPhone(phone)
  const failure = confirm.error ?? send.error

  const sendCode = async () => {
    const problem = (await loadRules())?.settingsSchema.safeParse({ phone }).error?.issues[0]?.message
    setErrors({ phone: problem })
    confirm.reset()
    if (problem !== undefined) return
    await settled(
      send.mutateAsync(phone, {
        onSuccess: ({ message }) => {
          setSentTo(keptPhone(phone))
          // The first time the field for the code says so.
          if (isCodeSent) toast({ title: texts.sent, description: message })
        },
        onError: (error) => setErrors({ phone: fieldOf(error, 'phone') }),
      }),
    )
  }
  const confirmCode = async () => {
    const problem = (await loadRules())?.codeSchema.safeParse({ code }).error?.issues[0]?.message
    setErrors({ code: problem })
    if (problem !== undefined) return
    await settled(
      confirm.mutateAsync(code, {
        onSuccess: onClose,
        onError: (error) => setErrors({ code: fieldOf(error, 'code') }),
      }),
    )
  }
  return (
    <Form
      noValidate
      onSubmit={isCodeSent ? confirmCode : sendCode}
      ref={focusFirst}
      className="flex flex-col gap-4 pt-1 pb-5"
    >
      <div className="max-w-72">
        <TextField
          {...texts.number}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
          error={errors.phone}
        />
      </div>
      {isCodeSent && (
        <div ref={focusFirst} className="max-w-72">
          <TextField
            label={texts.code.label}
            hint={texts.code.hint(sentTo)}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            error={errors.code}
          />
        </div>
      )}
      <p className="max-w-[62ch] text-15 text-soft">{texts.terms}</p>
      <FailureLine error={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={send.isPending || confirm.isPending}>
          {isCodeSent
            ? confirm.isPending
              ? texts.confirming
              : texts.confirm
            : send.isPending
              ? common.sending
              : texts.send}
        </Button>
        {isCodeSent && (
          <Button onClick={() => void sendCode()} disabled={send.isPending || confirm.isPending}>
            {send.isPending ? common.sending : texts.again}
          </Button>
        )}
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </Form>
  )
}

function fieldOf(error: unknown, name: string): string | undefined {
  return error instanceof ApiError ? error.fields[name] : undefined
}

/** Stores the number if it is another one, and asks for a code. */
function useSendCode(user: User) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (phone: string) => {
      if (keptPhone(phone) !== user.phone)
        updateUser(client, await answer(api.user.settings.$patch({ json: { phone } })))
      return answer(api.verification.phone.$post())
    },
  })
}

/** A number that is confirmed already is not a failure, so that the second call can be made again. */
function useConfirmPhone() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (code: string) => {
      updateUser(client, await answer(api.verification.phone.confirm.$post({ json: { code } })))
      return answer(api.user.settings.$patch({ json: { promptBySms: true } }))
    },
    onSuccess: (user) => {
      updateUser(client, user)
      toast(texts.done)
    },
  })
}
