import { CommerceDisclosure } from '../features/legal/commerce-disclosure.tsx';

/** The page on the seller, the price, and how a subscription ends. */
export default function CommerceDisclosurePage() {
  return <CommerceDisclosure />;
}
