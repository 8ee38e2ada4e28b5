/** In the bundle this replaces the names of entities in `postal-mime` (wrangler.toml): HTML is read in received-mail.ts. */
export const htmlEntities = {}
