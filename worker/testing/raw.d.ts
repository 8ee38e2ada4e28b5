/** Vite gives the text of a file that is imported with `?raw`. */
declare module '*?raw' {
  const text: string
  export default text
}
