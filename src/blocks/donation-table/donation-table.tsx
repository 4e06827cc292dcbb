export function DonationTable() {
  return null;
}
