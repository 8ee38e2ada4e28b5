import { common } from '#domain/texts'
import { toast } from './toast.ts'

/** For a part that is loaded when it is first opened, and could not be loaded. */
export function reportNotOpened(title = common.notOpened.title): void {
  toast({ title, description: common.notOpened.whatToDo, tone: 'danger' })
}
