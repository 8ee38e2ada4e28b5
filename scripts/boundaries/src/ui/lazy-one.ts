import { Gate } from '~/features/plan/gate' // refused

export type One = { title: string }
export const two = () => import('./lazy-two.ts')
export { Gate }
