export function DonationCard() {
  return null;
}
