/** What browsers, Workers and Node have in common, as far as domain uses it. Nothing else of a platform is known here. */
declare class TextEncoder {
  encode(text: string): Uint8Array
}
