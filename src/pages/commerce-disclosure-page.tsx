import { CommerceDisclosure } from '../features/legal/commerce-disclosure.tsx';

/** Who sells, at what price, and how it ends. */
export default function CommerceDisclosurePage() {
  return <CommerceDisclosure />;
}
