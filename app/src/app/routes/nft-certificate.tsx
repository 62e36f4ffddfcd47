import { CertificatePage } from '../../features/nfts/components/certificate-page.tsx'

/** `/nfts/certificate?id=`: certificate and donation receipt of an own work. */
export function NftCertificateRoute() {
  return <CertificatePage />
}
