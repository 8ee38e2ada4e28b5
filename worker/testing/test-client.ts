export type ClientOptions = {
  /** The address that Cloudflare would report. */
  address?: string
  headers?: Record<string, string>
}

export type TestClient = ReturnType<typeof createTestClient>

/** A small browser: it keeps cookies, sends the Origin header, and sends objects as JSON. */
export function createTestClient({
  fetch,
  origin,
  address,
  headers: always = {},
}: ClientOptions & { address: string; fetch: (request: Request) => Promise<Response>; origin: string }) {
  const cookies = new Map<string, string>()

  const request = async (method: string, path: string, body?: unknown, more: RequestInit = {}) => {
    const headers = new Headers({ 'CF-Connecting-IP': address, 'User-Agent': 'test browser', ...always })
    if (method !== 'GET' && method !== 'HEAD') headers.set('Origin', origin)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    new Headers(more.headers).forEach((value, name) => headers.set(name, value))
    const reply = await fetch(
      new Request(new URL(path, origin), {
        method,
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'manual',
        ...more,
        headers,
      }),
    )
    for (const cookie of reply.headers.getSetCookie()) keep(cookie)
    return reply
  }

  const keep = (cookie: string) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
    if (/;\s*max-age=0/i.test(cookie)) cookies.delete(name!)
    else cookies.set(name!, value!)
  }

  return {
    cookies,
    request,
    get: (path: string, more?: RequestInit) => request('GET', path, undefined, more),
    post: (path: string, body?: unknown, more?: RequestInit) => request('POST', path, body, more),
    patch: (path: string, body?: unknown, more?: RequestInit) => request('PATCH', path, body, more),
    delete: (path: string, body?: unknown, more?: RequestInit) => request('DELETE', path, body, more),
  }
}
