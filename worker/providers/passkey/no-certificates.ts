/**
 * In the bundle this replaces `@peculiar/x509` (wrangler.toml), a third of the library for passkeys. Passkeys are added
 * without attestation, so a response with a certificate was not asked for, and is refused. It also replaces
 * `reflect-metadata`, which only that library needs.
 */
function refuse(): never {
  throw new Error('Attestation is not asked for.')
}

export {
  refuse as AuthorityKeyIdentifierExtension,
  refuse as CRLDistributionPointsExtension,
  refuse as SubjectKeyIdentifierExtension,
  refuse as X509Certificate,
  refuse as X509ChainBuilder,
  refuse as X509Crl,
}
