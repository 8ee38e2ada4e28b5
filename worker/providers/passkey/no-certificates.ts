/**
 * In the bundle this replaces what the library for passkeys reads certificates with (wrangler.toml), a third of it.
 * Passkeys are added without attestation, so a response with a certificate was not asked for, and is refused. It also
 * replaces `reflect-metadata`, which only that library needs.
 */
function refuse(): never {
  throw new Error('Attestation is not asked for.')
}

export {
  refuse as AuthorityKeyIdentifierExtension,
  refuse as CRLDistributionPointsExtension,
  refuse as KeyDescription,
  refuse as RSAPublicKey,
  refuse as SubjectKeyIdentifierExtension,
  refuse as X509Certificate,
  refuse as X509ChainBuilder,
  refuse as X509Crl,
  refuse as id_ce_keyDescription,
  refuse as id_ml_dsa_44,
  refuse as id_ml_dsa_65,
  refuse as id_ml_dsa_87,
  refuse as id_rsaEncryption,
  refuse as id_sha1WithRSAEncryption,
  refuse as id_sha256WithRSAEncryption,
  refuse as id_sha384WithRSAEncryption,
  refuse as id_sha512WithRSAEncryption,
}
