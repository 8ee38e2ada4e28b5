import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import type { Toast } from './toast.ts'

const place = document.body.appendChild(document.createElement('div'))
createRoot(place).render(<Toaster position="top-center" visibleToasts={1} duration={5000} />)

export function show({ title, description, tone = 'done' }: Toast): void {
  toast.dismiss()
  toast(title, { description, className: tone })
}
